import type { SavedView } from '#contract/saved-views.ts';
import type { Ask } from '../../db/connect.ts';

const VIEWS = {
  name: 'saved-views',
  text: 'select id, list, name, search from saved_views where user_id = $1 order by list, lower(name), id',
};

export const readViews = (ask: Ask, userId: number): Promise<SavedView[]> => ask<SavedView>(VIEWS, [userId]);
