import { MOST_VIEWS, type ViewList } from '#rules/office/saved-views.ts';
import type { Ask, Database } from '../../db/connect.ts';

/** Two saves at once wait for each other, so that nobody keeps more than the most. */
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

/** Saves a view, in place of one with the same name. False if the person keeps too many already. */
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

/** Removes a view of this person. False if it is gone, or somebody else's. */
export const removeView = async (ask: Ask, userId: number, id: number): Promise<boolean> =>
  (await ask(REMOVE, [userId, id])).length > 0;
