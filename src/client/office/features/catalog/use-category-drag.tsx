import type { PointerEvent } from 'react';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';
import { notifyError } from '#client/ui/toast-store.ts';
import { useDrag } from '../../ui/use-drag.ts';
import { categoryDrop, type CategoryDrop } from './category-drop.ts';
import { placeCategory } from './lists.api.ts';

interface Drag {
  moved: OfficeCategory;
  drop: CategoryDrop | undefined;
  y: number;
  x: number;
}

/** Drags categories to another place in the tree. `mark` shows where one would come to be. */
export function useCategoryDrag(all: readonly OfficeCategory[]) {
  const { drag, begin } = useDrag<Drag>(({ moved, drop }) => {
    if (drop) void put(moved, drop, all);
  });
  return {
    mark: drag && <Mark drag={drag} />,
    onHold: (event: PointerEvent, moved: OfficeCategory) =>
      begin(event, (x, y) => ({ moved, x, y, drop: dropAt(all, moved.id, x, y) })),
  };
}

async function put(
  moved: OfficeCategory,
  { parentId, beforeId }: CategoryDrop,
  all: readonly OfficeCategory[],
) {
  try {
    await placeCategory(moved.id, beforeId, parentId);
    const parent = all.find(({ id }) => id === parentId);
    announce(parent ? `${moved.name} is inside ${parent.name} now` : `${moved.name} is moved`);
  } catch (error) {
    notifyError(messageOf(error));
  }
}

const rowOf = (id: number | string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

function dropAt(all: readonly OfficeCategory[], movedId: number, x: number, y: number) {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return categoryDrop(all, movedId, Number(row.dataset['row']), (y - top) / height);
}

/** The name under the pointer, and a line or a frame where it would come to be. */
function Mark({ drag: { moved, drop, x, y } }: { drag: Drag }) {
  const box = drop && rowOf(drop.over)?.getBoundingClientRect();
  const indent = drop?.parentId === null ? 16 : 48;
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {drop && box && drop.mark === 'inside' && (
        <span
          className="fixed z-30 rounded-control border-2 border-buy bg-buy/5"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      )}
      {drop && box && drop.mark !== 'inside' && (
        <span
          className="fixed z-30 h-0.75 rounded-full bg-buy"
          style={{
            left: box.left + indent,
            top: (drop.mark === 'above' ? box.top : box.bottom) - 1.5,
            width: box.width - indent - 16,
          }}
        />
      )}
      <span
        className="fixed z-30 max-w-60 truncate rounded-control bg-ink px-3 py-1.5 text-small font-semibold text-paper shadow-overlay"
        style={{ left: x + 14, top: y + 10 }}
      >
        {moved.name}
      </span>
    </div>
  );
}
