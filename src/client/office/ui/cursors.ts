/** Reads the cursors in a list's URL: those of the pages before, and last its own. */
export function readCursors(text: unknown): { from?: string } {
  const from = typeof text === 'number' ? String(text) : text;
  return typeof from === 'string' && /^[\d,-]{1,400}$/.test(from) ? { from } : {};
}

export const lastCursor = (from: string | undefined): string | undefined => from?.split(',').at(-1);

/** Functions that open the previous and the next page. */
export function turnsOf(
  from: string | undefined,
  next: string | null,
  turn: (from: string | undefined) => void,
) {
  const before = from?.split(',') ?? [];
  const to = (cursors: readonly string[]) => () => turn(cursors.join(',') || undefined);
  return {
    pagesBefore: before.length,
    onBack: before.length > 0 ? to(before.slice(0, -1)) : undefined,
    onMore: next === null ? undefined : to([...before, next]),
  };
}
