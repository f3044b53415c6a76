import type { OfficeMenu } from '#contract/menus-office.ts';
import type { MenuLink } from '#contract/site.ts';

type Entries = OfficeMenu['navigations'];

/** An entry of the bar, a link below one, a column of links, or a section of such columns. */
export type NodeKind = 'entry' | 'link' | 'column' | 'section';

export interface MenuNode {
  kind: NodeKind;
  title: string;
  url: string;
  icon?: string | undefined;
  key?: 'user' | 'vendor' | undefined;
  children: readonly MenuNode[];
}
export type MenuTree = readonly MenuNode[];
/** The way to a node: its index on each level. */
export type MenuPath = readonly number[];

/**
 * A menu is edited as one kind of tree, although the API keeps it in several lists. The lists have this
 * order.
 */
const ORDER: Readonly<Record<NodeKind, number>> = { entry: 0, link: 0, column: 1, section: 2 };

const nodeOf = (
  kind: NodeKind,
  { title, url, icon }: MenuLink,
  children: readonly MenuNode[] = [],
): MenuNode => ({
  kind,
  title,
  url,
  ...(icon !== undefined && { icon }),
  children,
});
const linksOf = (links: readonly MenuLink[] = []) => links.map((link) => nodeOf('link', link));
const columnsOf = (columns: Entries[number]['megaMenu'] = []) =>
  columns.map((column) => nodeOf('column', column, linksOf(column.child)));

export const treeOf = (entries: Entries): MenuTree =>
  entries.map((entry) => ({
    ...nodeOf('entry', entry, [
      ...linksOf(entry.child),
      ...columnsOf(entry.megaMenu),
      ...(entry.megaMenuWithSub ?? []).map((section) =>
        nodeOf('section', section, columnsOf(section.megaMenu)),
      ),
    ]),
    ...(entry.key && { key: entry.key }),
  }));

const wireOf = ({ title, url, icon }: MenuNode) => ({ title, url, ...(icon && { icon }) });
const of = (kind: NodeKind, { children }: MenuNode) => children.filter((child) => child.kind === kind);
const groupOf = (column: MenuNode) => ({ ...wireOf(column), child: column.children.map(wireOf) });
const some = <K extends string, T>(name: K, list: T[]) =>
  (list.length > 0 ? { [name]: list } : {}) as Partial<Record<K, T[]>>;

export const entriesOf = (tree: MenuTree): Entries =>
  tree.map((entry) => ({
    ...wireOf(entry),
    ...(entry.key && { key: entry.key }),
    ...some('child', of('link', entry).map(wireOf)),
    ...some('megaMenu', of('column', entry).map(groupOf)),
    ...some(
      'megaMenuWithSub',
      of('section', entry).map((section) => ({
        ...wireOf(section),
        megaMenu: section.children.map(groupOf),
      })),
    ),
  }));

/** A path as the server names it in a refusal: `0.megaMenu.1.child.2`. */
export function wirePath(tree: MenuTree, path: MenuPath): string {
  const names: string[] = [];
  let level: MenuTree = tree;
  for (const index of path) {
    const node = level[index];
    if (!node) break;
    const list =
      node.kind === 'link'
        ? 'child'
        : node.kind === 'column'
          ? 'megaMenu'
          : node.kind === 'section'
            ? 'megaMenuWithSub'
            : '';
    const place = level.slice(0, index).filter(({ kind }) => kind === node.kind).length;
    names.push(...(list ? [list] : []), String(place));
    level = node.children;
  }
  return names.join('.');
}

export interface MenuRow {
  node: MenuNode;
  path: MenuPath;
}
/** All nodes from top to bottom. */
export const rowsOf = (tree: MenuTree, above: MenuPath = []): MenuRow[] =>
  tree.flatMap((node, index) => {
    const path = [...above, index];
    return [{ node, path }, ...rowsOf(node.children, path)];
  });

export function nodeAt(tree: MenuTree, [index, ...rest]: MenuPath): MenuNode | undefined {
  const node = index === undefined ? undefined : tree[index];
  return rest.length === 0 ? node : node && nodeAt(node.children, rest);
}

/** The tree with other nodes below the node at this path. */
function withChildren(
  tree: MenuTree,
  [index, ...rest]: MenuPath,
  change: (children: MenuTree) => MenuTree,
): MenuTree {
  if (index === undefined) return change(tree);
  return tree.map((node, at) =>
    at === index ? { ...node, children: withChildren(node.children, rest, change) } : node,
  );
}

const parentOf = (path: MenuPath): MenuPath => path.slice(0, -1);
const lastOf = (path: MenuPath): number => path.at(-1) ?? 0;

export const replaceAt = (tree: MenuTree, path: MenuPath, node: MenuNode): MenuTree =>
  withChildren(tree, parentOf(path), (list) => list.map((one, at) => (at === lastOf(path) ? node : one)));
export const removeAt = (tree: MenuTree, path: MenuPath): MenuTree =>
  withChildren(tree, parentOf(path), (list) => list.filter((_one, at) => at !== lastOf(path)));

/** The kinds of nodes that can be added below a node. */
export function kindsBelow(kind: NodeKind | undefined, isFooter: boolean): readonly NodeKind[] {
  if (kind === undefined) return ['entry'];
  if (kind === 'entry') return isFooter ? ['link'] : ['link', 'column', 'section'];
  if (kind === 'section') return ['column'];
  return kind === 'column' ? ['link'] : [];
}

/** A node in the form that it has below another node; undefined where it would be too deep. */
export function fitted(
  node: MenuNode,
  parent: MenuNode | undefined,
  isFooter: boolean,
): MenuNode | undefined {
  const { key: _key, ...plain } = node;
  const below = [...new Set(node.children.map(({ kind }) => kind))];
  if (!parent) {
    return isFooter && below.some((kind) => kind !== 'link') ? undefined : { ...node, kind: 'entry' };
  }
  const kinds = kindsBelow(parent.kind, isFooter);
  const holdsLinks = below.every((kind) => kind === 'link');
  const wanted: NodeKind | undefined =
    below.length === 0
      ? (kinds.find((kind) => kind === node.kind) ?? kinds[0])
      : holdsLinks
        ? 'column'
        : below.every((kind) => kind === 'column')
          ? 'section'
          : undefined;
  return wanted && kinds.includes(wanted) ? { ...plain, kind: wanted } : undefined;
}

export interface Placed {
  tree: MenuTree;
  path: MenuPath;
}

/** Adds a node below a parent, before the child that has this index now. Lists keep their order. */
export function insert(
  tree: MenuTree,
  { parent, index }: { parent: MenuPath; index: number },
  node: MenuNode,
  isFooter: boolean,
): Placed | undefined {
  const placed = fitted(node, parent.length === 0 ? undefined : nodeAt(tree, parent), isFooter);
  if (!placed) return undefined;
  const next = withChildren(tree, parent, (list) =>
    list.toSpliced(index, 0, placed).toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind]),
  );
  const siblings = parent.length === 0 ? next : (nodeAt(next, parent)?.children ?? []);
  return { tree: next, path: [...parent, siblings.indexOf(placed)] };
}

/** The same path after the node at `gone` was taken away. */
function without(path: MenuPath, gone: MenuPath): MenuPath {
  const level = gone.length - 1;
  const isBehind =
    path.length > level &&
    gone.slice(0, level).every((index, at) => path[at] === index) &&
    (path[level] ?? 0) > lastOf(gone);
  return isBehind ? path.map((index, at) => (at === level ? index - 1 : index)) : path;
}

const isWithin = (path: MenuPath, outer: MenuPath) => outer.every((index, at) => path[at] === index);

/** Moves a node below a parent, before the child with this index. It can't be moved into itself. */
export function move(
  tree: MenuTree,
  from: MenuPath,
  to: { parent: MenuPath; index: number },
  isFooter: boolean,
): Placed | undefined {
  const node = nodeAt(tree, from);
  if (!node || isWithin(to.parent, from)) return undefined;
  const isBehind =
    isWithin(parentOf(from), to.parent) && to.parent.length === from.length - 1 && to.index > lastOf(from);
  return insert(
    removeAt(tree, from),
    { parent: without(to.parent, from), index: isBehind ? to.index - 1 : to.index },
    node,
    isFooter,
  );
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Moves a node by one step: among its neighbours, into the one before it, or out of its parent. */
export function step(tree: MenuTree, path: MenuPath, way: Step, isFooter: boolean): Placed | undefined {
  const [parent, index] = [parentOf(path), lastOf(path)];
  const siblings = parent.length === 0 ? tree : (nodeAt(tree, parent)?.children ?? []);
  if (way === 'up' || way === 'down') {
    const beside = siblings[way === 'up' ? index - 1 : index + 1];
    // Links, columns and sections are drawn in this order, so none moves past nodes of another kind.
    if (!beside || beside.kind !== siblings[index]?.kind) return undefined;
    return move(tree, path, { parent, index: way === 'up' ? index - 1 : index + 2 }, isFooter);
  }
  if (way === 'in') {
    const into = [...parent, index - 1];
    const children = nodeAt(tree, into)?.children;
    return index > 0 && children
      ? move(tree, path, { parent: into, index: children.length }, isFooter)
      : undefined;
  }
  return parent.length === 0
    ? undefined
    : move(tree, path, { parent: parentOf(parent), index: lastOf(parent) + 1 }, isFooter);
}
