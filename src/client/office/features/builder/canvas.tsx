import { Pencil } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CANVAS_PATH } from '#client/lib/canvas-link.ts';
import { cx } from '#client/ui/cx.ts';
import { findSection } from './moves.ts';
import type { PlacedRows } from './placed.ts';
import { kindName, sectionName } from './section-words.ts';
import { SectionTools } from './section-tools.tsx';
import type { CanvasFrame } from './use-canvas.ts';
import type { SectionActions } from './use-section-actions.ts';

export const WIDTHS = [390, 768, 1280] as const;
export type CanvasWidth = (typeof WIDTHS)[number];

type Props = {
  canvas: CanvasFrame;
  rows: PlacedRows;
  width: CanvasWidth;
  actions: SectionActions;
  /** Covers the page, so that its frame does not take the pointer. */
  isCovered: boolean;
  /** Opens the form, where it is not beside the canvas. */
  onEdit: (() => void) | undefined;
};

type PageProps = {
  canvas: CanvasFrame;
  width: CanvasWidth;
  title: string;
  /** What is drawn over the page. */
  over?: (scale: number) => ReactNode;
};

/** The page itself, drawn as wide as on a phone, a tablet or a desk, and made smaller to fit. */
export function PageFrame({ canvas: { frame }, width, title, over }: PageProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <div ref={room} className="relative min-h-0 min-w-0 flex-1 overflow-hidden">
      <div
        className="relative mx-auto overflow-hidden rounded-box border border-border bg-paper"
        style={{ width: width * scale, height: size.height }}
      >
        {/* The shop's own page, whose sections the builder reads: a sandbox that allows this would hold nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={title}
          src={CANVAS_PATH}
          className="block origin-top-left"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
        {over?.(scale)}
      </div>
    </div>
  );
}

/** The page that is being built, with frames around its sections. */
export function Canvas({ canvas, rows, width, actions, isCovered, onEdit }: Props) {
  const { show, moves } = canvas;
  const { selected } = actions;
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (selected === shown.current) return;
    // A new section can be shown only when the canvas has drawn it. Later the editor's own scrolling counts.
    if (selected === undefined || show(selected)) shown.current = selected;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selected, moves]);
  return (
    <PageFrame
      canvas={canvas}
      width={width}
      title="The page as visitors will see it"
      over={(scale) =>
        isCovered ? (
          <div className="absolute inset-0" data-canvas-cover="" />
        ) : (
          <Frames canvas={canvas} rows={rows} scale={scale} actions={actions} onEdit={onEdit} />
        )
      }
    />
  );
}

type FramesProps = Pick<Props, 'canvas' | 'rows' | 'actions' | 'onEdit'> & { scale: number };

/** The frame around the selected section with its name and tools, and the one under the pointer. */
function Frames({ canvas, rows, scale, actions, onEdit }: FramesProps) {
  const found = findSection(rows, actions.selected);
  const boxes = canvas.boxes();
  const chosen = boxes.find(({ key }) => key === actions.selected);
  const hovered = boxes.find(({ key }) => key === canvas.over && key !== actions.selected);
  const at = (box: { left: number; top: number; width: number; height: number }) => ({
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      {hovered && <div className="absolute border-[1.5px] border-dashed border-buy" style={at(hovered)} />}
      {chosen && found && (
        <div className="absolute border-2 border-buy" style={at(chosen)}>
          {/* Outside its top edge, or inside where the page has no room above it. */}
          <div
            className={cx(
              'absolute -left-0.5 flex max-w-full items-end justify-between gap-2 -right-0.5',
              chosen.top * scale < 34 ? 'top-0 items-start' : 'bottom-full',
            )}
          >
            <span className="flex h-6.5 min-w-0 items-center bg-buy px-2 text-badge text-paper">
              <span className="truncate">
                {sectionName(found.section.entry)}, {kindName(found.section.entry)}
              </span>
            </span>
            <div className="pointer-events-auto flex shrink-0 pb-1">
              {onEdit && (
                <button
                  type="button"
                  className="mr-1 flex h-7.5 items-center gap-1.5 rounded-control bg-buy px-2.5 text-badge text-paper"
                  onClick={onEdit}
                >
                  <Pencil size={14} /> Edit
                </button>
              )}
              <SectionTools
                look="dark"
                sectionKey={found.section.key}
                isHidden={found.line.isHidden}
                actions={actions}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
