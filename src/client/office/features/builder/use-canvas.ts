import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OfficePage } from '#contract/pages-office-shapes.ts';
import { hear, tell, type CanvasContent, type CanvasEvent } from '#client/lib/canvas-link.ts';
import { canvasSection } from '#client/sections/canvas-section.ts';
import { spotsByName, type Box } from './canvas-boxes.ts';
import type { PlacedRows } from './placed.ts';

/** What is kept free above a section that is scrolled to, for its name. */
const ABOVE = 120;

/** When sections that were drawn for the scrolling have their height. */
const AFTER_SCROLLING_MS = [100, 500, 1_200];

/** The frame with the page in it: sends it the rows, and knows where its sections are. */
export function useCanvas(page: OfficePage, rows: PlacedRows, onPick: (key: number | undefined) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [over, setOver] = useState<number>();
  const [isReady, setIsReady] = useState(false);
  /** Goes up when boxes may have moved. */
  const [moves, setMoves] = useState(0);
  const content = useMemo(() => contentOf(page, rows), [page, rows]);
  const spots = useMemo(() => spotsByName(rows, canvasSection), [rows]);

  const send = useEffectEvent(() => tell(frame.current?.contentWindow, content));
  const take = useEffectEvent((event: CanvasEvent) => {
    if (event.what === 'ready') {
      setIsReady(true);
      send();
    } else if (event.what === 'drawn') setMoves((count) => count + 1);
    else {
      const key = event.section === undefined ? undefined : spots.get(event.section)?.key;
      if (event.what === 'over') setOver(key);
      else onPick(key);
    }
  });
  useEffect(
    () =>
      hear<CanvasEvent>(
        () => frame.current?.contentWindow,
        'canvas',
        (event) => take(event),
      ),
    [],
  );
  useEffect(() => {
    if (isReady) send();
  }, [content, isReady]);

  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (!isReady || !inside) return undefined;
    const moved = () => setMoves((count) => count + 1);
    const sizes = new ResizeObserver(moved);
    sizes.observe(inside.document.body);
    if (frame.current) sizes.observe(frame.current);
    inside.addEventListener('scroll', moved, { passive: true });
    return () => {
      sizes.disconnect();
      inside.removeEventListener('scroll', moved);
    };
  }, [isReady]);

  /** The sections in pixels of the frame's own window. */
  function boxes(): Box[] {
    const inside = frame.current?.contentDocument;
    if (!isReady || !inside) return [];
    return [...inside.querySelectorAll<HTMLElement>('[data-section]')].flatMap((element) => {
      const known = spots.get(element.dataset['section'] ?? '');
      const { left, top, width, height } = element.getBoundingClientRect();
      return known && width > 0 ? [{ ...known, left, top, width, height }] : [];
    });
  }

  /** Scrolls to a section; false while it is not drawn. */
  function show(key: number): boolean {
    const inside = frame.current?.contentWindow;
    const box = boxes().find((one) => one.key === key);
    if (!inside || !box) return false;
    const isSeen = box.top >= 0 && box.top < inside.innerHeight / 2;
    if (!isSeen) {
      inside.scrollTo({ top: inside.scrollY + box.top - ABOVE });
      // Where it is now. A section far down is drawn only after the scrolling, so others may move once more.
      setMoves((count) => count + 1);
      for (const wait of AFTER_SCROLLING_MS) setTimeout(() => setMoves((count) => count + 1), wait);
    }
    return true;
  }

  return { frame, over, boxes, show, moves, isReady };
}

export type CanvasFrame = ReturnType<typeof useCanvas>;

/** Hidden rows are not sent: the canvas shows what visitors will see. */
function contentOf(page: OfficePage, rows: PlacedRows): CanvasContent {
  const { key, title, heading, kind, page_description, meta_title, meta_description } = page;
  return {
    of: 'builder',
    key,
    kind,
    page: { key, title: heading || title, page_description, meta_title, meta_description },
    rows: rows.flatMap(({ position, rows: lines }) =>
      lines
        .filter(({ isHidden }) => !isHidden)
        .map((line, index) => ({
          id: line.key,
          sort_order: index,
          position,
          template_meta_data: line.sections.map(({ entry }) => entry),
        })),
    ),
  };
}
