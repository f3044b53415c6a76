import type { ColumnList } from '#rules/office/list-columns.ts';
import { MOST_VIEWS, type ViewList } from '#rules/office/saved-views.ts';
import type { Ask, Database } from '../../db/connect.ts';

/** Two saves at once wait for each other, so that no account exceeds the limit. */
const LOCK = { name: 'saved-views-lock', text: 'select from users where id = $1 for update' };
const REPLACE = {
  name: 'saved-views-replace',
  text: 'update saved_views set name = $3, search = $4 where user_id = $1 and list = $2 and lower(name) = lower($3) returning id',
};
const ADD = {
  name: 'saved-views-add',
  text: `insert into saved_views (user_id, list, name, search)
    select $1, $2, $3, $4 where (select count(*) from saved_views where user_id = $1 and list = $2) < $5
    returning id`,
};
const REMOVE = {
  name: 'saved-views-remove',
  text: 'delete from saved_views where user_id = $1 and id = $2 returning id',
};

interface NewView {
  list: ViewList;
  name: string;
  search: string;
}

/** Saves a view, and replaces one with the same name. False if the person has too many already. */
export const saveView = (
  { transaction }: Pick<Database, 'transaction'>,
  userId: number,
  { list, name, search }: NewView,
): Promise<boolean> =>
  transaction(async ({ ask }) => {
    await ask(LOCK, [userId]);
    if ((await ask(REPLACE, [userId, list, name, search])).length > 0) return true;
    return (await ask(ADD, [userId, list, name, search, MOST_VIEWS])).length > 0;
  });

const CHOOSE = {
  name: 'list-columns-choose',
  text: `insert into list_columns (user_id, list, columns) values ($1, $2, $3)
    on conflict (user_id, list) do update set columns = excluded.columns`,
};
const FORGET = {
  name: 'list-columns-forget',
  text: 'delete from list_columns where user_id = $1 and list = $2',
};

/** Stores a person's columns of a list; none: they see the default ones again. */
export async function chooseColumns(
  ask: Ask,
  userId: number,
  list: ColumnList,
  columns: readonly string[],
): Promise<void> {
  if (columns.length === 0) await ask(FORGET, [userId, list]);
  else await ask(CHOOSE, [userId, list, columns]);
}

/** Removes a view of this person. False if it is gone, or another person's. */
export const removeView = async (ask: Ask, userId: number, id: number): Promise<boolean> =>
  (await ask(REMOVE, [userId, id])).length > 0;
