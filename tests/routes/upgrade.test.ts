import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { whenFileEnds } from '../support/cleanup.ts';
import { freshDatabase } from '../support/database.ts';
import { MAILS } from '../support/letters.ts';

interface Journal {
  entries: { idx: number }[];
}

/** A database as an older version left it: its migrations alone, and what it wrote. */
async function shopAt(migration: number): Promise<Database> {
  const place = await freshDatabase(inject('template'), 'empty');
  const database = await connect(place);
  const older = await mkdtemp(join(tmpdir(), 'threefold-older-'));
  whenFileEnds(async () => {
    await database.close();
    await place.remove();
    await rm(older, { recursive: true });
  });
  await cp('drizzle', older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const entries = journal.entries.filter(({ idx }) => idx <= migration);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await migrate(database, older);
  const name = `shop-${String(migration).padStart(4, '0')}.sql`;
  await database.pool.query(await readFile(join('tests/support/fixtures', name), 'utf8'));
  return database;
}

it('Mail that an older version wrote is neither lost nor sent again, and no secret stays', async () => {
  const database = await shopAt(14);
  await migrate(database);
  const { rows: mails } = await database.pool.query<Record<string, unknown>>(
    `select dedupe_key, recipient, subject, text, unsubscribe_url from ${MAILS} order by id`,
  );
  const [to, shop] = ['ann@mail.example', 'https://shop.example'];
  expect(mails.map((row) => Object.values(row))).toEqual([
    ['alert:1', to, 'Waiting', 'words', `${shop}/unsubscribe/1`],
    ['link:2', to, 'Waiting secret', 'link', null],
    ['link:3', to, 'Sent secret', null, null],
    ['alert:4', to, 'Failed', 'words', null],
  ]);
  const { rows: states } = await database.pool.query<Record<string, unknown>>(
    'select tries, done_at is not null as done, failed_at is not null as failed, last_error from jobs order by id',
  );
  expect(states.map((row) => Object.values(row))).toEqual([
    [2, false, false, 'away'],
    [0, false, false, null],
    [1, true, false, null],
    [12, false, true, 'no such mailbox'],
  ]);
});
