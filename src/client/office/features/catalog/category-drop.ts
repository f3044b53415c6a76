import type { OfficeCategory } from '#contract/categories-office.ts';

type Category = Pick<OfficeCategory, 'id' | 'parent_id'>;

/** The new place of a dragged category. */
export interface CategoryDrop {
  parentId: number | null;
  /** null: last of its level. */
  beforeId: number | null;
  /** The row that shows it, and where in this row. */
  over: number;
  mark: 'above' | 'inside' | 'below';
}

/** The parts of a first-level row that mean 'above' and 'below'. Between them is 'inside'. */
const EDGE = 0.3;

/**
 * The new place of a category that is dropped over a row; `share` is how far down this row, from 0 to 1.
 * Categories have two levels, so a category with others inside stays on the first.
 */
export function categoryDrop(
  all: readonly Category[],
  movedId: number,
  overId: number,
  share: number,
): CategoryDrop | undefined {
  const over = all.find(({ id }) => id === overId);
  if (!over || overId === movedId) return undefined;
  const childrenOf = (parent: number | null) =>
    all.filter((one) => one.parent_id === parent && one.id !== movedId);
  const after = (one: Category) => {
    const beside = childrenOf(one.parent_id);
    return beside[beside.findIndex(({ id }) => id === one.id) + 1]?.id ?? null;
  };
  const hasInside = childrenOf(movedId).length > 0;
  if (hasInside && over.parent_id !== null) {
    // Below everything that the other one has inside it.
    const top = all.find(({ id }) => id === over.parent_id);
    const last = childrenOf(over.parent_id).at(-1)?.id;
    return top && top.id !== movedId
      ? { parentId: null, beforeId: after(top), over: last ?? overId, mark: 'below' }
      : undefined;
  }
  if (over.parent_id !== null || hasInside) {
    const inside = over.parent_id === null ? childrenOf(overId) : [];
    return share < 0.5
      ? { parentId: over.parent_id, beforeId: overId, over: overId, mark: 'above' }
      : {
          parentId: over.parent_id,
          beforeId: after(over),
          over: inside.at(-1)?.id ?? overId,
          mark: 'below',
        };
  }
  if (share < EDGE) return { parentId: null, beforeId: overId, over: overId, mark: 'above' };
  const [first] = childrenOf(overId);
  if (share > 1 - EDGE)
    return first
      ? { parentId: overId, beforeId: first.id, over: overId, mark: 'below' }
      : { parentId: null, beforeId: after(over), over: overId, mark: 'below' };
  return { parentId: overId, beforeId: null, over: overId, mark: 'inside' };
}
