/** How many may wait at once for a password to be hashed or compared. More would be refused. */
const AT_ONCE = 4;

/** Repeats something, a few at a time. */
export async function runLimited<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let first = 0; first < times; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, times - first);
    done.push(...(await Promise.all(Array.from({ length }, (_, index) => work(first + index)))));
  }
  return done;
}
