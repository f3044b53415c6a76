interface Row {
  id: number;
  sort_order: number;
  position: string;
  is_active: boolean;
  template_meta_data: readonly unknown[];
}

const MOST_NAMED = 8;

const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The changes between two publications of a page, in words. Rows are compared by their id; `nameOf` names a
 * row.
 */
export function pageChanges<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  nameOf: (row: R) => string,
): string[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const is = new Map(after.map((row) => [row.id, row]));
  const said: string[] = [];
  for (const row of after) {
    const old = was.get(row.id);
    if (!old) said.push(`Added: ${nameOf(row)}`);
    else if (old.is_active !== row.is_active)
      said.push(`${row.is_active ? 'Shown' : 'Hidden'}: ${nameOf(row)}`);
    else if (!same(old.template_meta_data, row.template_meta_data)) said.push(`Changed: ${nameOf(row)}`);
  }
  for (const row of before) if (!is.has(row.id)) said.push(`Removed: ${nameOf(row)}`);
  if (isMoved(before, after)) said.push('Rows in another order');
  const more = said.length - MOST_NAMED;
  return more > 0 ? [...said.slice(0, MOST_NAMED), many(more, 'more change')] : said;
}

/** Whether rows that both have are in another order or at another position. */
function isMoved(before: readonly Row[], after: readonly Row[]): boolean {
  const orderOf = (rows: readonly Row[], others: readonly Row[]) =>
    rows
      .filter((row) => others.some(({ id }) => id === row.id))
      .toSorted((one, other) => one.sort_order - other.sort_order)
      .map(({ id, position }) => `${position} ${id}`)
      .toSorted((one, other) => (one.split(' ')[0] ?? '').localeCompare(other.split(' ')[0] ?? ''));
  return !same(orderOf(before, after), orderOf(after, before));
}
