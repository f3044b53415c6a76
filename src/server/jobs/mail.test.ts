import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { MailRejected, type Mail, type MailPort } from '#server/ports/mail.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { sendDueMail } from '#tests/support/jobs.ts';
import { MAILS } from '#tests/support/written-mails.ts';
import { RETRY_LIMIT } from './back-off.ts';
import { enqueueMail } from './mail.ts';

let shop: Database;

beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});
beforeEach(async () => void (await shop.pool.query('delete from jobs')));

const letter = (key: string) => ({
  dedupeKey: key,
  to: 'somebody@mail.example',
  subject: `About ${key}`,
  text: 'words',
  html: '<p>words</p>',
});

/** A mail server with answers of the test's choice. */
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

/** A clock that the test moves by hand. */
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
      `select done_at is not null as sent, failed_at is not null as failed, tries, last_error
       from jobs order by payload ->> 'subject'`,
    )
  ).rows;

describe('A message', () => {
  it('is written in the transaction of its cause, or not at all', async () => {
    const broken = shop.db.transaction(async (tx) => {
      await enqueueMail(tx, letter('a'));
      throw new Error('the move failed');
    });
    await expect(broken).rejects.toThrow('the move failed');
    expect(await rows()).toEqual([]);
  });

  it('is announced when it is written, so that it does not wait for the next round', async () => {
    const heard: string[] = [];
    shop.onChange((change) => heard.push(change.tag));
    await enqueueMail(shop.db, letter('news'));
    await expect.poll(() => heard).toEqual(['jobs']);
  });

  it('is written once under one key, by two at a time too', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => shop.db.transaction((tx) => enqueueMail(tx, letter('a')))),
    );
    expect(await rows()).toHaveLength(1);
  });

  it('has a subject of one line, with any product name', async () => {
    await enqueueMail(shop.db, { ...letter('a'), subject: 'Blue\r\nBcc: all@mail.example' });
    const { sent, port } = fakePort();
    await sendDueMail(shop, port);
    expect(sent[0]?.subject).toBe('Blue Bcc: all@mail.example');
  });

  it('is sent once and then left alone', async () => {
    await enqueueMail(shop.db, letter('a'));
    const { sent, port } = fakePort();
    await sendDueMail(shop, port);
    await sendDueMail(shop, port);
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([{ sent: true, failed: false, tries: 1, last_error: null }]);
  });

  it('is sent once by many nodes at the same time', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `m${String(index).padStart(2, '0')}`);
    for (const key of keys) await enqueueMail(shop.db, letter(key));
    const { sent, port } = fakePort(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await Promise.all(Array.from({ length: 6 }, () => sendDueMail(shop, port)));
    expect(sent.map(({ subject }) => subject).sort()).toEqual(keys.map((key) => `About ${key}`));
    expect((await rows()).every((row) => row.sent && row.tries === 1)).toBe(true);
  });

  it('with a secret is sent whole, and its words are forgotten at once', async () => {
    const words = async () =>
      (
        await shop.pool.query<{ text: string; html: string }>(
          `select text, html from ${MAILS} order by subject`,
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
    await sendDueMail(shop, port, { now: clock.now });
    expect(sent.map(({ text }) => text)).toEqual(['words', 'words', 'words']);
    const whole = { text: 'words', html: '<p>words</p>' };
    const erased = { text: null, html: null };
    expect(await words()).toEqual([erased, whole, whole]);
    clock.turn(60_000);
    await sendDueMail(shop, port, { now: clock.now });
    expect(sent[3]?.text).toBe('words');
    expect(await words()).toEqual([erased, whole, erased]);
  });
});

describe('A message that can not be sent', () => {
  it('waits longer after every try, and is kept with its error in the end', async () => {
    await enqueueMail(shop.db, letter('a'));
    const clock = fakeClock();
    const { sent, port } = fakePort((_mail, count) => Promise.reject(new Error(`no answer ${count}`)));
    const clocks = { now: clock.now, chance: () => 1 };
    const waits: number[] = [];
    // Small steps during the first waits, which are short. The later waits take hours.
    const step = (minutes: number) => (minutes < 16 ? 0.5 : 10);
    for (let minutes = 0; minutes < 60 * 24 * 2; minutes += step(minutes)) {
      const before = sent.length;
      await sendDueMail(shop, port, clocks);
      if (sent.length > before) waits.push(minutes);
      if (sent.length === RETRY_LIMIT) break;
      clock.turn(step(minutes) * 60_000);
    }
    expect(waits.slice(0, 6)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toEqual([
      { sent: false, failed: true, tries: RETRY_LIMIT, last_error: `no answer ${RETRY_LIMIT}` },
    ]);
    clock.turn(7 * 24 * 60 * 60_000);
    await sendDueMail(shop, port, clocks);
    expect(sent).toHaveLength(RETRY_LIMIT);
  });

  it('holds up no other', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await enqueueMail(shop.db, letter(key));
    const { port } = fakePort(({ subject }) =>
      subject === 'About a' ? Promise.reject(new Error('no')) : Promise.resolve(),
    );
    await sendDueMail(shop, port);
    expect((await rows()).map(({ sent }) => sent)).toEqual([false, ...Array<boolean>(6).fill(true)]);
  });

  it('is sent when the server is back', async () => {
    await enqueueMail(shop.db, letter('a'));
    const clock = fakeClock();
    const { port } = fakePort(async (_mail, count) => {
      if (count < 3) throw new Error('away');
    });
    for (let tries = 0; tries < 3; tries += 1, clock.turn(5 * 60_000))
      await sendDueMail(shop, port, { now: clock.now });
    expect(await rows()).toEqual([{ sent: true, failed: false, tries: 3, last_error: null }]);
  });

  it('is given up at once when its mailbox does not exist', async () => {
    await enqueueMail(shop.db, letter('a'));
    const { port } = fakePort(() => Promise.reject(new MailRejected('no such user')));
    await sendDueMail(shop, port);
    expect(await rows()).toEqual([{ sent: false, failed: true, tries: 1, last_error: 'no such user' }]);
  });

  it('is given up when every try crashes its node', async () => {
    await enqueueMail(shop.db, letter('a'));
    await shop.pool.query('update jobs set tries = $1', [RETRY_LIMIT]);
    const { sent, port } = fakePort();
    await sendDueMail(shop, port);
    expect(sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ failed: true, last_error: 'Every try was broken off.' });
  });
});
