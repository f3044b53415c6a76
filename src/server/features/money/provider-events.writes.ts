import type { Ask } from '../../db/connect.ts';

const SEE = {
  name: 'provider-event-see',
  text: 'insert into provider_events (id, type, seen_at) values ($1, $2, $3) on conflict do nothing returning id',
};

/** True the first time. Runs in the transaction of the event's changes, so a failed event can come again. */
export async function seeEvent(
  ask: Ask,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  return (await ask(SEE, [id, type, now])).length === 1;
}

/** Providers repeat an event for some days, not for months. */
const KEPT_DAYS = 90;

export async function forgetEvents(ask: Ask, now: Date): Promise<void> {
  const text = 'delete from provider_events where seen_at < $1::timestamptz - make_interval(days => $2)';
  await ask({ text }, [now, KEPT_DAYS]);
}
