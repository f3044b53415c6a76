/** The page numbers to show: both ends, the current one and its neighbours; `null` is a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const number of numbers) {
    const before = shown.at(-1);
    // A gap that hides a single number is no shorter than the number.
    if (before && number - before === 2) shown.push(number - 1);
    else if (before && number - before > 2) shown.push(null);
    shown.push(number);
  }
  return shown;
}
