import type { Ask } from '../../db/connect.ts';

const PERSON = {
  name: 'personal-data',
  text: `
  select u.name, u.email, u.phone, u.confirmed_at, u.created_at,
    coalesce((select json_agg(json_build_object('name', a.name, 'phone', a.phone, 'line_1', a.line_1, 'line_2', a.line_2,
      'town', a.town, 'post_code', a.post_code, 'country', a.country) order by a.id)
      from user_addresses a where a.user_id = u.id), '[]') as addresses,
    coalesce((select json_agg(json_build_object('browser', s.user_agent, 'created_at', s.created_at,
      'last_seen_at', s.last_seen_at) order by s.created_at) from sessions s where s.user_id = u.id), '[]') as sessions
  from users u where u.id = $1 and u.role = 'shopper'`,
};

/** The account's own data about a person: profile, addresses and signed-in browsers. */
export async function readPersonalData(
  ask: Ask,
  userId: number,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await ask<Record<string, unknown>>(PERSON, [userId]);
  if (!row) return undefined;
  const { addresses, sessions, ...profile } = row;
  return { profile, addresses, sessions };
}
