import type { Pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';

/** A wish with who is mailed. */
export interface WaitingReminder {
  id: string;
  email: string;
  name: string;
  model_id: number;
  option_ids: number[];
  below: Pence | null;
  step: Pence | null;
  reference: Pence;
}

const WAITING = {
  name: 'value-reminders-waiting',
  text: `
  select r.id, u.email, r.name, r.model_id, r.option_ids, r.below, r.step, r.reference
  from value_reminders r join users u on u.id = r.user_id and u.confirmed_at is not null
  where r.model_id = any($1::int[]) order by r.id`,
};
const MODELS = {
  name: 'value-reminders-models',
  text: 'select distinct model_id as id from value_reminders where model_id > $1 order by id limit $2',
};

/** The next models whose value a customer watches. */
export const readAwaitedModels = async (ask: Ask, after: number, most: number): Promise<number[]> =>
  (await ask<{ id: number }>(MODELS, [after, most])).map(({ id }) => id);

export const readWaiting = (ask: Ask, modelIds: readonly number[]): Promise<WaitingReminder[]> =>
  ask<WaitingReminder & Record<string, unknown>>(WAITING, [modelIds]);
