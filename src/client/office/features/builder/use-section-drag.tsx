import type { PointerEvent } from 'react';
import type { PageSection } from '#contract/sections/schemas.ts';
import { useDrag } from '../../ui/use-drag.ts';
import { dropOnBare, dropOnBoxes, type Rect } from './canvas-boxes.ts';
import { findSection } from './moves.ts';
import type { PlacedRows, PlacedSection, Spot } from './placed.ts';
import { sectionName } from './section-words.ts';
import type { CanvasFrame } from './use-canvas.ts';
import type { SectionActions } from './use-section-actions.ts';

/** A section of the page, or a new one. */
type Dragged = { words: string; key: number } | { words: string; entry: PageSection };

interface Drag {
  dragged: Dragged;
  x: number;
  y: number;
  drop: { spot: Spot; line: Rect } | undefined;
}

/** So near to the edge of the canvas it scrolls, and by so much. */
const EDGE = 48;
const SCROLL = 24;
/** What a page keeps free between its heading and its first section. */
const BELOW_HEADING = 24;
/** The parts of a row of the outline where something goes above or below it; between them, beside it. */
const ABOVE = 0.35;
const BELOW = 0.65;

/** Drags sections in the outline and over the canvas, and designs of the gallery onto the page. */
export function useSectionDrag(rows: PlacedRows, actions: SectionActions, canvas: CanvasFrame) {
  const { drag, begin, wasDragged } = useDrag<Drag>(({ dragged, drop }) => {
    if (!drop) return;
    if ('key' in dragged) actions.move(dragged.key, drop.spot);
    else actions.insert(dragged.entry, drop.spot);
  });

  function dropAt(x: number, y: number) {
    const element = document.elementFromPoint(x, y);
    if (element?.closest('[data-canvas-cover]')) return dropOnCanvas(rows, canvas, x, y);
    return dropOnOutline(rows, element, y);
  }

  const start = (event: PointerEvent, dragged: Dragged) =>
    begin(event, (x, y) => ({ dragged, x, y, drop: dropAt(x, y) }));

  return {
    isDragging: drag !== undefined,
    mark: drag && <Mark drag={drag} />,
    wasDragged,
    onHold: (event: PointerEvent, { key, entry }: PlacedSection) =>
      start(event, { key, words: sectionName(entry) }),
    onHoldDesign: (event: PointerEvent, entry: PageSection) =>
      start(event, { entry, words: sectionName(entry) }),
  };
}

function dropOnCanvas(rows: PlacedRows, { frame, boxes }: CanvasFrame, x: number, y: number) {
  const element = frame.current;
  const inside = element?.contentWindow;
  if (!element || !inside) return undefined;
  const shown = element.getBoundingClientRect();
  const scale = shown.width / element.offsetWidth;
  if (y - shown.top < EDGE) inside.scrollBy(0, -SCROLL);
  else if (shown.bottom - y < EDGE) inside.scrollBy(0, SCROLL);
  const drop =
    dropOnBoxes(boxes(), (x - shown.left) / scale, (y - shown.top) / scale) ??
    dropOnBare(rows, contentOf(inside));
  if (!drop) return undefined;
  const { left, top, width, height } = drop.line;
  const line = {
    left: shown.left + left * scale,
    top: shown.top + top * scale,
    width: Math.max(width * scale, 2),
    height: Math.max(height * scale, 2),
  };
  return { spot: drop.spot, line };
}

/** What stands on a page above its first section: its heading, where it shows one. */
function contentOf({ document, innerWidth, innerHeight }: Window): Rect {
  const heading = document.querySelector('main h1')?.getBoundingClientRect();
  const bottom = (heading?.bottom ?? innerHeight / 2) + BELOW_HEADING;
  return { left: 0, top: 0, width: innerWidth, height: Math.min(Math.max(bottom, 0), innerHeight) };
}

function dropOnOutline(rows: PlacedRows, element: Element | null, y: number) {
  const node = element?.closest<HTMLElement>('[data-node]');
  const found = node && findSection(rows, Number(node.dataset['node']));
  if (!node || !found) return dropInGroup(rows, element);
  const { left, top, width, height } = node.getBoundingClientRect();
  const down = (y - top) / height;
  const { position, row, at, line: placed } = found;
  const isShared = placed.sections.length > 1;
  if (isShared || (down > ABOVE && down < BELOW)) {
    const isAfter = !isShared || down > 0.5;
    return {
      spot: { position, row, at: at + (isAfter ? 1 : 0) },
      line: isShared
        ? { left, top: isAfter ? top + height : top, width, height: 2 }
        : { left: left + width - 4, top, width: 4, height },
    };
  }
  const isBelow = down > 0.5;
  return {
    spot: { position, row: row + (isBelow ? 1 : 0) },
    line: { left, top: isBelow ? top + height : top, width, height: 2 },
  };
}

/** On the name of a group: at its beginning. */
function dropInGroup(rows: PlacedRows, element: Element | null) {
  const group = element?.closest<HTMLElement>('[data-group]');
  const position = group?.dataset['group'];
  if (!group || !rows.some((one) => one.position === position) || !position) return undefined;
  const { left, top, width } = group.getBoundingClientRect();
  return { spot: { position, row: 0 }, line: { left, top: top + 30, width, height: 2 } };
}

/** The name under the pointer, and a line where it would come to be. */
function Mark({ drag: { dragged, drop, x, y } }: { drag: Drag }) {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {drop && <span className="fixed z-40 rounded-full bg-buy" style={drop.line} />}
      <span
        className="fixed z-40 max-w-60 truncate rounded-control border border-buy bg-paper px-3 py-1.5 text-small font-semibold shadow-overlay"
        style={{ left: x + 14, top: y + 10 }}
      >
        {dragged.words}
      </span>
    </div>
  );
}
