import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { MailRejected, mailPort, type Mail } from './mail.ts';

const mail: Mail = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  to: 'somebody@mail.example',
  subject: 'Back in stock: Galaxy S24, £489',
  text: 'It costs £489 now.',
  html: '<p>It costs £489 now.</p>',
  unsubscribeUrl: 'https://shop.example/unsubscribe/1',
  writtenAt: new Date('2026-03-01T12:34:56.789Z'),
};
const mailFrom = 'The Shop <shop@shop.example>';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'threefold-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('Without a mail server', () => {
  it('a message is a file that a mail program can open', async () => {
    const port = mailPort({ smtpUrl: undefined, mailFrom, dataDir });
    await port.send(mail);
    const files = await readdir(join(dataDir, 'outbox'));
    expect(files).toEqual([`20260301123456-${mail.id}.eml`]);
    const text = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    const unfolded = text.replaceAll(/\r\n[ \t]/g, ' ');
    for (const line of [
      'From: The Shop <shop@shop.example>',
      'To: somebody@mail.example',
      'Subject: =?UTF-8?Q?Back_in_stock=3A_Galaxy_S24=2C_=C2=A3489?=',
      `Message-ID: <${mail.id}@shop.example>`,
      'Date: Sun, 01 Mar 2026 12:34:56 +0000',
      'List-Unsubscribe: <https://shop.example/unsubscribe/1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Auto-Submitted: auto-generated',
      'It costs =C2=A3489 now.',
      '<p>It costs =C2=A3489 now.</p>',
    ]) {
      expect(unfolded.split('\r\n')).toContain(line);
    }
  });

  it('a message that is sent again is the same file', async () => {
    const port = mailPort({ smtpUrl: undefined, mailFrom, dataDir });
    await Promise.all([port.send(mail), port.send({ ...mail, id: 'other' })]);
    await port.send(mail);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
  });
});

/** A minimal SMTP server. It accepts every mail, or answers a command as the test says. */
async function fakeServer(answers: Record<string, string> = {}): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let letter: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        taken.push(letter);
        letter = undefined;
        say('250 taken');
        return;
      }
      for (const line of text.trimEnd().split('\r\n')) {
        const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
        const answer = answers[command] ?? (command === 'DATA' ? '354 go on' : '250 fine');
        if (answer.startsWith('354')) letter = '';
        say(answer);
      }
    });
    say('220 here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenFileEnds(async () => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

describe('Through a mail server', () => {
  it('a message arrives with its own id', async () => {
    const { url, taken } = await fakeServer();
    const port = mailPort({ smtpUrl: url, mailFrom, dataDir });
    await port.send(mail);
    port.close();
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain(`Message-ID: <${mail.id}@shop.example>`);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('an address is never read as a list of addresses', async () => {
    const { url, taken } = await fakeServer();
    const port = mailPort({ smtpUrl: url, mailFrom, dataDir });
    await port.send({ ...mail, to: 'a,b@mail.example' });
    port.close();
    expect(taken[0]).toContain('\r\nTo: <"a,b"@mail.example>\r\n');
  });

  it.each([
    ['a mailbox that does not exist is refused for good', { RCPT: '550 no such user' }, true],
    ['a message that is refused is refused for good', { DATA: '554 not wanted' }, true],
    ['a mailbox that is full may have room later', { RCPT: '452 full' }, false],
    ['a sender that is not let in may be later', { EHLO: '421 busy', HELO: '421 busy' }, false],
  ])('%s', async (_what, answers, isForGood) => {
    const { url } = await fakeServer(answers);
    const port = mailPort({ smtpUrl: url, mailFrom, dataDir });
    const error: unknown = await port.send(mail).catch((reason: unknown) => reason);
    port.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRejected).toBe(isForGood);
  });

  it('that is away, a message may be sent later', async () => {
    const port = mailPort({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir });
    const error: unknown = await port.send(mail).catch((reason: unknown) => reason);
    port.close();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejected);
  });
});
