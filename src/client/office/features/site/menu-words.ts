import type { MenuKey } from '#rules/page/menu-limits.ts';
import type { NodeKind } from './menu-tree.ts';

export const MENU_WORDS: Readonly<
  Record<MenuKey, { label: string; help: string; title: string; titleHint: string }>
> = {
  general_main_menu: {
    label: 'Main menu',
    help: 'In the bar at the top of every page, and behind its own button in the menu of a phone.',
    title: 'Title',
    titleHint: 'The button of a phone that opens it. Empty: More',
  },
  general_left_menu: {
    label: 'Categories menu',
    help: 'Behind the dark button of the header, in the menu of a phone, and beside the home page of variant 2. Without entries it lists the categories.',
    title: 'Title',
    titleHint: 'Empty: Categories, on a phone Menu',
  },
  general_footer_menu: {
    label: 'Footer',
    help: 'Up to four columns of links. While it is off, the footer has its usual columns, made of categories and help pages.',
    title: 'Words below the logo',
    titleHint: 'Empty: the usual words',
  },
};

export const KIND_WORDS: Readonly<Record<NodeKind, string>> = {
  entry: 'Entry',
  link: 'Link',
  column: 'Column',
  section: 'Section',
};

/** The kinds of nodes that can be added, and their uses. */
export const ADD_WORDS: Readonly<Record<NodeKind, string>> = {
  entry: 'Add entry',
  link: 'Add link',
  column: 'Add column of links',
  section: 'Add section with columns',
};
