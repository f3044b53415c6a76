import type { Ask } from '../../db/connect.ts';

const LAST = { name: 'provider-event-last', text: 'select max(seen_at) as at from provider_events' };

/** When the provider of card payments last sent an event; undefined if none has come. */
export async function readLastEvent(ask: Ask): Promise<Date | undefined> {
  const [row] = await ask<{ at: Date | null }>(LAST, []);
  return row?.at ?? undefined;
}
