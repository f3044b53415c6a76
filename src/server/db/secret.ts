import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The key that encrypts bank accounts if the settings name none. */
export const DATA_KEY = 'data key';

/** Reads a named secret of this shop, or creates it. If several nodes need it at once, only one creates it. */
export async function readSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32),
  ]);
  const { rows } = await pool.query<{ value: Buffer }>('select value from secrets where name = $1', [name]);
  if (!rows[0]) throw new Error(`The secret ${name} was neither made nor found`);
  return rows[0].value;
}
