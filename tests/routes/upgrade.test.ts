import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { whenFileEnds } from '../support/cleanup.ts';
import { freshDatabase } from '../support/database.ts';
import { MAILS } from '../support/written-mails.ts';

interface Journal {
  entries: { idx: number }[];
}

/** A database as an older version left it: only with its migrations, and the rows that it wrote. */
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

it('Mail of an older version is neither lost nor sent again, and no secret stays', async () => {
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

it('Facts that an older version stored as text are in columns, and are shown as before', async () => {
  const database = await shopAt(20);
  const before = await database.pool.query<{ description: string | null }>(
    'select description from question_options order by id',
  );
  await migrate(database);
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select fault, part_quality, description, bench_days, bench_minutes, warranty_months
     from question_options order by id`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['screen', null, 'Cracked', 0, 60, 12],
    ['frame', null, 'Bent · or worse', 0, 90, 12],
    ['main-board', null, 'Dead', 0, 120, 1],
    ['water', null, 'Wet', 3, 0, 24],
    ['else', null, 'We look', 1, 0, 0],
    ['odd', null, 'Odd · soon', null, null, 12],
    ['bare', null, 'Only signs', null, null, null],
    ['none', null, null, null, null, null],
    [null, 'genuine', 'Same brightness', null, null, 24],
    [null, null, 'Light marks · 12 months', null, null, null],
    [null, null, 'Fast · 20 min · 12 months', null, null, null],
  ]);
  const after = await database.pool.query<{ description: string | null }>(
    `select repair_words(description, bench_days, bench_minutes, warranty_months) as description
     from question_options order by id`,
  );
  expect(after.rows).toEqual(before.rows);
  const roles = await database.pool.query<{ role: string | null }>('select role from questions order by id');
  expect(roles.rows.map(({ role }) => role)).toEqual(['faults', 'parts', 'grade', null]);
  const grades = await database.pool.query<{ grade: string | null }>(
    'select grade from variations order by id',
  );
  expect(grades.rows.map(({ grade }) => grade)).toEqual(['Good', null]);
});
