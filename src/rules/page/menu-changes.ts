import { listsIn } from './menu-limits.ts';

interface Entry {
  title: string;
  url: string;
  icon?: string | undefined;
  key?: string | undefined;
}

interface Menu {
  menu_title: string;
  is_active: boolean;
  navigations: readonly Entry[];
}

/** How many changes a revision names one by one. */
const MOST = 20;

interface Flat {
  title: string;
  above: string;
  facts: string;
}

function flat(entries: readonly Entry[], above = ''): Flat[] {
  return entries.flatMap((entry) => {
    const { title, url, icon, key } = entry;
    const here = { title, above, facts: [url, icon ?? '', key ?? ''].join('\n') };
    const below = listsIn(entry).flatMap(([name, list]) => flat(list, `${above}/${title}/${name}`));
    return [here, ...below];
  });
}

const pathOf = ({ above, title }: Flat) => `${above}/${title}`;

/** The changes of a menu by a publication, as sentences for its history. */
export function menuChanges(before: Menu, after: Menu): string[] {
  const [was, is] = [flat(before.navigations), flat(after.navigations)];
  const [wasAt, isAt] = [
    new Map(was.map((one) => [pathOf(one), one])),
    new Map(is.map((one) => [pathOf(one), one])),
  ];
  const gone = was.filter((one) => !isAt.has(pathOf(one)));
  const fresh = is.filter((one) => !wasAt.has(pathOf(one)));
  const moved = fresh.filter(({ title }) => gone.some((one) => one.title === title));
  const isMoved = ({ title }: Flat) => moved.some((one) => one.title === title);
  const changed = is.filter((one) => {
    const old = wasAt.get(pathOf(one));
    return old !== undefined && old.facts !== one.facts;
  });
  const order = (list: Flat[], other: Map<string, Flat>) =>
    list
      .map(pathOf)
      .filter((path) => other.has(path))
      .join('\n');
  const isReordered = order(was, isAt) !== order(is, wasAt);
  const changes = [
    ...(before.menu_title === after.menu_title ? [] : [`Changed the title to “${after.menu_title}”`]),
    ...(before.is_active === after.is_active ? [] : [after.is_active ? 'Switched it on' : 'Switched it off']),
    ...fresh.filter((one) => !isMoved(one)).map(({ title }) => `Added “${title}”`),
    ...gone.filter((one) => !isMoved(one)).map(({ title }) => `Removed “${title}”`),
    ...moved.map(({ title }) => `Moved “${title}”`),
    ...changed.map(({ title }) => `Changed “${title}”`),
    ...(isReordered ? ['Changed the order'] : []),
  ];
  return changes.length > MOST
    ? [...changes.slice(0, MOST - 1), `and ${changes.length - MOST + 1} more`]
    : changes;
}
