import { describe, expect, it } from 'vitest';
import { menuRows } from '#demo/site/menus.ts';
import { entriesOf, insert, move, rowsOf, step, treeOf, wirePath, type MenuTree } from './menu-tree.ts';

const leaf = (title: string) => ({ title, url: '/' });
const entries = [
  { ...leaf('A'), key: 'user' as const },
  { ...leaf('B'), child: [leaf('B1'), leaf('B2')], megaMenu: [{ ...leaf('Column'), child: [leaf('C1')] }] },
  {
    ...leaf('S'),
    megaMenuWithSub: [{ ...leaf('Section'), megaMenu: [{ ...leaf('Inner'), child: [leaf('I1')] }] }],
  },
];
const tree = treeOf(entries);
const shape = (given: MenuTree | undefined) =>
  given && rowsOf(given).map(({ node, path }) => `${'  '.repeat(path.length - 1)}${node.kind} ${node.title}`);

describe('The tree of a menu', () => {
  it('becomes the same entries again, those of the demo shop too', () => {
    expect(entriesOf(tree)).toEqual(entries);
    for (const { navigations } of menuRows) expect(entriesOf(treeOf(navigations))).toEqual(navigations);
  });

  it('names a node as a refusal does', () => {
    const named = rowsOf(tree).map(({ path }) => wirePath(tree, path));
    expect(named).toEqual([
      '0',
      '1',
      '1.child.0',
      '1.child.1',
      '1.megaMenu.0',
      '1.megaMenu.0.child.0',
      '2',
      '2.megaMenuWithSub.0',
      '2.megaMenuWithSub.0.megaMenu.0',
      '2.megaMenuWithSub.0.megaMenu.0.child.0',
    ]);
  });

  it('makes of an entry what it has to be in its new place', () => {
    // Only entries have a choice of who sees them.
    expect(shape(step(tree, [1], 'up', false)?.tree)?.slice(0, 2)).toEqual(['entry B', '  link B1']);
    const inside = move(tree, [0], { parent: [1], index: 0 }, false);
    expect(shape(inside?.tree)?.slice(0, 2)).toEqual(['entry B', '  link A']);
    expect(inside?.tree[0]?.children[0]).not.toHaveProperty('key');
    expect(shape(move(tree, [1, 2], { parent: [], index: 0 }, false)?.tree)?.slice(0, 2)).toEqual([
      'entry Column',
      '  link C1',
    ]);
    expect(shape(move(tree, [1, 0], { parent: [2, 0], index: 1 }, false)?.tree)?.slice(-1)).toEqual([
      '    column B1',
    ]);
  });

  it('is never deeper than the shop can show', () => {
    expect(move(tree, [2], { parent: [1], index: 0 }, false)).toBeUndefined();
    expect(move(tree, [1], { parent: [0], index: 0 }, false)).toBeUndefined();
    expect(move(tree, [1, 2], { parent: [2, 0, 0], index: 0 }, false)).toBeUndefined();
    expect(move(tree, [1], { parent: [1, 2], index: 0 }, false)).toBeUndefined();
    expect(
      insert(tree, { parent: [1, 0], index: 0 }, { kind: 'link', ...leaf('X'), children: [] }, false),
    ).toBeUndefined();
  });

  it('moves by steps and says where a node is then', () => {
    expect(step(tree, [0], 'down', false)?.path).toEqual([1]);
    expect(step(tree, [1, 1], 'up', false)?.path).toEqual([1, 0]);
    expect(step(tree, [1, 1], 'down', false)).toBeUndefined();
    expect(step(tree, [1, 1], 'out', false)?.path).toEqual([2]);
    const flat = treeOf([leaf('One'), leaf('Two')]);
    expect(shape(step(flat, [1], 'in', false)?.tree)).toEqual(['entry One', '  link Two']);
    expect(step(flat, [0], 'in', false)).toBeUndefined();
  });

  it('has only links in the columns of the footer', () => {
    expect(move(tree, [1, 2], { parent: [0], index: 0 }, true)).toBeUndefined();
    expect(move(tree, [1, 0], { parent: [0], index: 0 }, true)?.path).toEqual([0, 0]);
  });
});
