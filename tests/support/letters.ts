import type { Database } from '#server/db/connect.ts';

export interface WrittenLetter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** What the shop has written to an address, the latest first. */
export async function lettersTo({ pool }: Database, address: string): Promise<WrittenLetter[]> {
  const { rows } = await pool.query<WrittenLetter>(
    'select recipient, subject, text, html from outbox where recipient = $1 order by created_at desc, id',
    [address],
  );
  return rows;
}

/** The token of the link in a letter. */
export function tokenIn(letter: WrittenLetter | undefined): string {
  const token = /\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in “${letter?.text}”`);
  return token;
}
