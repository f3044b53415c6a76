import type { SavedView } from '#contract/saved-views.ts';
import type { ColumnList } from '#rules/office/list-columns.ts';
import type { Ask } from '../../db/connect.ts';

interface ChosenColumns {
  list: ColumnList;
  columns: string[];
}

const VIEWS = {
  name: 'saved-views',
  text: 'select id, list, name, search from saved_views where user_id = $1 order by list, lower(name), id',
};

const COLUMNS = {
  name: 'list-columns',
  text: 'select list, columns from list_columns where user_id = $1 order by list',
};

/** The columns that a person has chosen, by list. */
export const readListColumns = (ask: Ask, userId: number): Promise<ChosenColumns[]> =>
  ask<ChosenColumns>(COLUMNS, [userId]);

export const readViews = (ask: Ask, userId: number): Promise<SavedView[]> => ask<SavedView>(VIEWS, [userId]);
