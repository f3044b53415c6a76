import type { PlacedRows, PlacedSection } from './placed.ts';
import { sectionName } from './section-words.ts';

export interface Differences {
  onlyMine: readonly string[];
  onlyTheirs: readonly string[];
  /** Rows that both have, with other sections in them. */
  changed: readonly string[];
  /** The same rows stand in another order. */
  isMoved: boolean;
}

const linesOf = (groups: PlacedRows) =>
  groups.flatMap(({ position, rows }) => rows.map((line) => ({ ...line, position })));

const nameOf = (sections: readonly PlacedSection[]) =>
  sections.map(({ entry }) => sectionName(entry)).join(', ');

const contentOf = (line: { sections: readonly PlacedSection[]; isHidden: boolean }) =>
  JSON.stringify([line.isHidden, line.sections.map(({ entry }) => entry)]);

/** How two drafts of a page differ, by the rows that they have. */
export function differences(mine: PlacedRows, theirs: PlacedRows): Differences {
  const [ours, others] = [linesOf(mine), linesOf(theirs)];
  const inOthers = new Map(others.map((line) => [line.key, line]));
  const both = ours.filter(({ key }) => inOthers.has(key));
  const inOurs = new Set(ours.map(({ key }) => key));
  const order = (lines: typeof ours, isShared: (key: number) => boolean) =>
    lines
      .filter(({ key }) => isShared(key))
      .map(({ key, position }) => `${position} ${key}`)
      .join();
  return {
    onlyMine: ours.filter(({ key }) => !inOthers.has(key)).map(({ sections }) => nameOf(sections)),
    onlyTheirs: others.filter(({ key }) => !inOurs.has(key)).map(({ sections }) => nameOf(sections)),
    changed: both
      .filter((line) => {
        const other = inOthers.get(line.key);
        return other && contentOf(other) !== contentOf(line);
      })
      .map(({ sections }) => nameOf(sections)),
    isMoved: order(ours, (key) => inOthers.has(key)) !== order(others, (key) => inOurs.has(key)),
  };
}
