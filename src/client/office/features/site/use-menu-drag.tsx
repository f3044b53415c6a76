import type { PointerEvent } from 'react';
import { useDrag } from '../../ui/use-drag.ts';
import { move, nodeAt, type MenuPath, type MenuTree, type Placed } from './menu-tree.ts';

interface Drop {
  placed: Placed;
  over: string;
  mark: 'above' | 'inside' | 'below';
}

interface Drag {
  title: string;
  drop: Drop | undefined;
  x: number;
  y: number;
}

/** The parts of a row that mean 'above' and 'below'. Between them is 'inside'. */
const EDGE = 0.3;

/** Drags entries of a menu to another place. `mark` shows the place. */
export function useMenuDrag(
  tree: MenuTree,
  isFooter: boolean,
  onMove: (placed: Placed, title: string) => void,
) {
  const { drag, begin } = useDrag<Drag>(({ title, drop }) => {
    if (drop) onMove(drop.placed, title);
  });
  return {
    mark: drag && <Mark drag={drag} />,
    onHold: (event: PointerEvent, path: MenuPath) =>
      begin(event, (x, y) => ({
        title: nodeAt(tree, path)?.title ?? '',
        x,
        y,
        drop: dropAt(tree, path, isFooter, { x, y }),
      })),
  };
}

function dropAt(tree: MenuTree, from: MenuPath, isFooter: boolean, { x, y }: { x: number; y: number }) {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-entry]');
  const over = row?.dataset['entry'];
  if (!row || over === undefined) return undefined;
  const path = over.split('.').map(Number);
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  const inside = { parent: path, index: nodeAt(tree, path)?.children.length ?? 0 };
  const [parent, index] = [path.slice(0, -1), path.at(-1) ?? 0];
  const wanted: [Drop['mark'], { parent: MenuPath; index: number }][] =
    share < EDGE
      ? [['above', { parent, index }]]
      : share > 1 - EDGE
        ? [['below', { parent, index: index + 1 }]]
        : [
            ['inside', inside],
            ['below', { parent, index: index + 1 }],
          ];
  for (const [mark, to] of wanted) {
    const placed = over === from.join('.') ? undefined : move(tree, from, to, isFooter);
    if (placed) return { placed, over, mark };
  }
  return undefined;
}

function Mark({ drag: { title, drop, x, y } }: { drag: Drag }) {
  const box = drop && document.querySelector(`[data-entry="${drop.over}"]`)?.getBoundingClientRect();
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {drop && box && (
        <span
          className={
            drop.mark === 'inside'
              ? 'fixed z-30 rounded-control border-2 border-buy bg-buy/5'
              : 'fixed z-30 rounded-full bg-buy'
          }
          style={{
            left: box.left,
            top: drop.mark === 'below' ? box.bottom - 1.5 : drop.mark === 'above' ? box.top - 1.5 : box.top,
            width: box.width,
            height: drop.mark === 'inside' ? box.height : 3,
          }}
        />
      )}
      <span
        className="fixed z-30 max-w-60 truncate rounded-control bg-ink px-3 py-1.5 text-small font-semibold text-paper shadow-overlay"
        style={{ left: x + 14, top: y + 10 }}
      >
        {title}
      </span>
    </div>
  );
}
