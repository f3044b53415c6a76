import type { SavedAnswer } from '#contract/saved-answers.ts';
import type { Ask } from '../../db/connect.ts';

const ALL = {
  name: 'saved-answers',
  text: `select id, version, name, text from saved_answers where business_id is not distinct from $1
    order by lower(name), id`,
};

/** The saved answers of a business; null: those of the site. */
export const readAnswers = (ask: Ask, businessId: number | null): Promise<SavedAnswer[]> =>
  ask<SavedAnswer>(ALL, [businessId]);
