import { useEffect, useLayoutEffect, useState } from 'react';
import { CANVAS_PATH, hear, tell, type CanvasContent } from '#client/lib/canvas-link.ts';
import { PageSkeleton } from '#client/shop/layout/page-skeleton.tsx';
import { showAsVisitor } from './as-visitor.ts';
import { DraftedPage, putDraft } from './drafted-page.tsx';

// Before the header asks who is signed in.
showAsVisitor(CANVAS_PATH);

/**
 * A page as the builder of the office sees it: in a frame, with the rows that the builder sends. Nothing in it reacts,
 * so that a click selects a section and the keyboard stays in the builder.
 */
export function CanvasPage() {
  const [shown, setShown] = useState<CanvasContent>();
  useEffect(() => {
    // Opened in a tab of its own, the page has no parent that sends rows.
    if (parent === window) return undefined;
    const stop = hear<CanvasContent>(
      () => parent,
      'builder',
      (content) => {
        putDraft(content);
        setShown(content);
      },
    );
    tell(parent, { of: 'canvas', what: 'ready' });
    return stop;
  }, []);
  useLayoutEffect(() => {
    if (shown) tell(parent, { of: 'canvas', what: 'drawn' });
  }, [shown]);
  useEffect(pickSections, []);
  if (!shown) return <PageSkeleton />;
  return <DraftedPage drafted={shown} />;
}

/** Tells the builder which section the pointer is over, and which one was pressed. */
function pickSections(): (() => void) | undefined {
  const root = document.getElementById('root');
  if (!root || parent === window) return undefined;
  root.inert = true;
  let over: string | undefined;
  const press = ({ clientX, clientY }: MouseEvent) =>
    tell(parent, { of: 'canvas', what: 'picked', section: sectionAt(clientX, clientY) });
  const move = ({ clientX, clientY }: PointerEvent) => {
    const section = sectionAt(clientX, clientY);
    if (section !== over) tell(parent, { of: 'canvas', what: 'over', section });
    over = section;
  };
  const leave = () => {
    over = undefined;
    tell(parent, { of: 'canvas', what: 'over', section: undefined });
  };
  document.addEventListener('click', press);
  document.addEventListener('pointermove', move);
  document.documentElement.addEventListener('pointerleave', leave);
  return () => {
    root.inert = false;
    document.removeEventListener('click', press);
    document.removeEventListener('pointermove', move);
    document.documentElement.removeEventListener('pointerleave', leave);
  };
}

/** The page is inert, so the browser finds nothing at a point: the boxes of the sections do. */
function sectionAt(x: number, y: number): string | undefined {
  const hit = [...document.querySelectorAll<HTMLElement>('[data-section]')].find((section) => {
    const { left, right, top, bottom } = section.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
  return hit?.dataset['section'];
}
