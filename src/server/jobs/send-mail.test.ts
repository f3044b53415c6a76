import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { MailRejected, type Mail, type MailPort } from '#server/ports/mail.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { MOST_TRIES } from './back-off.ts';
import { claimDue, enqueueMail, forgetOldMail } from './outbox.ts';
import { sendDueMail } from './send-mail.ts';

let shop: Database;

beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});
beforeEach(async () => void (await shop.pool.query('delete from outbox')));

const letter = (key: string) => ({
  dedupeKey: key,
  to: 'somebody@mail.example',
  subject: `About ${key}`,
  text: 'words',
  html: '<p>words</p>',
});

const log = { warn: () => undefined, error: () => undefined };

/** A mail server that answers as it is told. */
function fakePort(answer: (mail: Mail, count: number) => Promise<void> = async () => undefined) {
  const sent: Mail[] = [];
  const port: MailPort = {
    async send(mail) {
      sent.push(mail);
      await answer(mail, sent.length);
    },
    close: () => undefined,
  };
  return { sent, port };
}

/** A clock that stands still until it is turned. */
function fakeClock() {
  let time = Date.now() + 1_000;
  return { now: () => new Date(time), turn: (ms: number) => void (time += ms) };
}

const rows = async () =>
  (
    await shop.pool.query<{
      sent: boolean;
      failed: boolean;
      tries: number;
      last_error: string | null;
    }>(
      `select sent_at is not null as sent, failed_at is not null as failed, tries, last_error
       from outbox order by subject`,
    )
  ).rows;

describe('A message', () => {
  it('is written with what it tells about, or not at all', async () => {
    const broken = shop.db.transaction(async (tx) => {
      await enqueueMail(tx, letter('a'));
      throw new Error('the move failed');
    });
    await expect(broken).rejects.toThrow('the move failed');
    expect(await rows()).toEqual([]);
  });

  it('is announced when it is written, so that nobody waits for the next round', async () => {
    const heard: string[] = [];
    shop.onChange((change) => heard.push(change));
    await enqueueMail(shop.db, letter('news'));
    await expect.poll(() => heard).toEqual(['outbox']);
  });

  it('is written once under one key, by two at a time too', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => shop.db.transaction((tx) => enqueueMail(tx, letter('a')))),
    );
    expect(await rows()).toHaveLength(1);
  });

  it('has a subject of one line, whatever a product is called', async () => {
    await enqueueMail(shop.db, { ...letter('a'), subject: 'Blue\r\nBcc: all@mail.example' });
    const { sent, port } = fakePort();
    await sendDueMail({ db: shop.db, mail: port, log });
    expect(sent[0]?.subject).toBe('Blue Bcc: all@mail.example');
  });

  it('is sent once and then left alone', async () => {
    await enqueueMail(shop.db, letter('a'));
    const { sent, port } = fakePort();
    await sendDueMail({ db: shop.db, mail: port, log });
    await sendDueMail({ db: shop.db, mail: port, log });
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([{ sent: true, failed: false, tries: 1, last_error: null }]);
  });

  it('is sent once by many who send at the same time', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `m${String(index).padStart(2, '0')}`);
    for (const key of keys) await enqueueMail(shop.db, letter(key));
    const { sent, port } = fakePort(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await Promise.all(Array.from({ length: 6 }, () => sendDueMail({ db: shop.db, mail: port, log })));
    expect(sent.map(({ subject }) => subject).sort()).toEqual(keys.map((key) => `About ${key}`));
    expect((await rows()).every((row) => row.sent && row.tries === 1)).toBe(true);
  });

  it('with a secret is sent whole, and its words are forgotten at once', async () => {
    const words = async () =>
      (
        await shop.pool.query<{ text: string; html: string }>(
          'select text, html from outbox order by subject',
        )
      ).rows;
    await enqueueMail(shop.db, { ...letter('a'), isSecret: true });
    await enqueueMail(shop.db, { ...letter('b') });
    await enqueueMail(shop.db, { ...letter('c'), isSecret: true });
    const { sent, port } = fakePort(async ({ subject }, count) => {
      if (subject !== 'About c') return;
      throw count === 3 ? new Error('away') : new MailRejected('no such mailbox');
    });
    const clock = fakeClock();
    const sender = { db: shop.db, mail: port, log, now: clock.now };
    await sendDueMail(sender);
    expect(sent.map(({ text }) => text)).toEqual(['words', 'words', 'words']);
    const whole = { text: 'words', html: '<p>words</p>' };
    const erased = { text: '', html: '' };
    expect(await words()).toEqual([erased, whole, whole]);
    clock.turn(60_000);
    await sendDueMail(sender);
    expect(sent[3]?.text).toBe('words');
    expect(await words()).toEqual([erased, whole, erased]);
  });

  it('of a sender that crashed is sent by another later, as the same message', async () => {
    await enqueueMail(shop.db, letter('a'));
    const clock = fakeClock();
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    const [lost] = await claimDue(shop.db, now, 5);
    const { sent, port } = fakePort();
    const sender = { db: shop.db, mail: port, log, now: clock.now };
    await sendDueMail(sender);
    expect(sent).toEqual([]);
    clock.turn(6 * 60_000);
    await sendDueMail(sender);
    expect(sent.map(({ id }) => id)).toEqual([lost?.id]);
  });
});

describe('A message that can not be sent', () => {
  it('waits longer after every try, and is kept with its error in the end', async () => {
    await enqueueMail(shop.db, letter('a'));
    const clock = fakeClock();
    const { sent, port } = fakePort((_mail, count) => Promise.reject(new Error(`no answer ${count}`)));
    const sender = { db: shop.db, mail: port, log, now: clock.now, chance: () => 1 };
    const waits: number[] = [];
    // The first waits are short and are looked at closely; the later ones take hours.
    const step = (minutes: number) => (minutes < 16 ? 0.5 : 10);
    for (let minutes = 0; minutes < 60 * 24 * 2; minutes += step(minutes)) {
      const before = sent.length;
      await sendDueMail(sender);
      if (sent.length > before) waits.push(minutes);
      if (sent.length === MOST_TRIES) break;
      clock.turn(step(minutes) * 60_000);
    }
    expect(waits.slice(0, 6)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toEqual([
      { sent: false, failed: true, tries: MOST_TRIES, last_error: `no answer ${MOST_TRIES}` },
    ]);
    clock.turn(7 * 24 * 60 * 60_000);
    await sendDueMail(sender);
    expect(sent).toHaveLength(MOST_TRIES);
  });

  it('holds up no other', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await enqueueMail(shop.db, letter(key));
    const { port } = fakePort(({ subject }) =>
      subject === 'About a' ? Promise.reject(new Error('no')) : Promise.resolve(),
    );
    await sendDueMail({ db: shop.db, mail: port, log });
    expect((await rows()).map(({ sent }) => sent)).toEqual([false, ...Array<boolean>(6).fill(true)]);
  });

  it('is sent when the server is back', async () => {
    await enqueueMail(shop.db, letter('a'));
    const clock = fakeClock();
    const { port } = fakePort(async (_mail, count) => {
      if (count < 3) throw new Error('away');
    });
    const sender = { db: shop.db, mail: port, log, now: clock.now };
    for (let tries = 0; tries < 3; tries += 1, clock.turn(5 * 60_000)) await sendDueMail(sender);
    expect(await rows()).toEqual([{ sent: true, failed: false, tries: 3, last_error: null }]);
  });

  it('is given up at once when its mailbox does not exist', async () => {
    await enqueueMail(shop.db, letter('a'));
    const { port } = fakePort(() => Promise.reject(new MailRejected('no such user')));
    await sendDueMail({ db: shop.db, mail: port, log });
    expect(await rows()).toEqual([{ sent: false, failed: true, tries: 1, last_error: 'no such user' }]);
  });

  it('is given up when everybody who tries crashes on it', async () => {
    await enqueueMail(shop.db, letter('a'));
    await shop.pool.query('update outbox set tries = $1', [MOST_TRIES]);
    const { sent, port } = fakePort();
    await sendDueMail({ db: shop.db, mail: port, log });
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ failed: true, last_error: 'Every try was broken off.' });
  });
});

it('Sending stops between two rounds when the shop closes', async () => {
  for (let count = 0; count < 12; count += 1) await enqueueMail(shop.db, letter(`m${count}`));
  const closing = new AbortController();
  const { sent, port } = fakePort(async () => closing.abort());
  await sendDueMail({ db: shop.db, mail: port, log }, closing.signal);
  expect(sent).toHaveLength(5);
});

it('Old messages are forgotten, waiting ones are not', async () => {
  for (const key of ['old', 'new', 'waiting']) await enqueueMail(shop.db, letter(key));
  await shop.pool.query(`update outbox set sent_at = now() - interval '91 days' where dedupe_key = 'old'`);
  await shop.pool.query(`update outbox set sent_at = now() where dedupe_key = 'new'`);
  await shop.pool.query(
    `update outbox set created_at = now() - interval '1 year' where dedupe_key = 'waiting'`,
  );
  await forgetOldMail(shop.db);
  const { rows: left } = await shop.pool.query<{ dedupe_key: string }>(
    'select dedupe_key from outbox order by 1',
  );
  expect(left.map((row) => row.dedupe_key)).toEqual(['new', 'waiting']);
});
