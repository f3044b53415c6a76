import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same for every try, and in the message's own id: a reader's mail program shows it once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | undefined;
  writtenAt: Date;
}

export interface MailPort {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Refused for good, such as by a mailbox that does not exist: to try again would get the same answer. */
export class MailRejected extends Error {}

export interface MailSettings {
  smtpUrl: string | undefined;
  /** `Shop <shop@example.org>` or the address alone. */
  mailFrom: string;
  dataDir: string;
}

/** Through a mail server where there is one, and otherwise into files that a mail program can open. */
export function mailPort(settings: MailSettings): MailPort {
  return settings.smtpUrl === undefined
    ? files(settings.mailFrom, join(settings.dataDir, 'outbox'))
    : server(settings.mailFrom, settings.smtpUrl);
}

const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;
const NO_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

function server(from: string, url: string): MailPort {
  const transport = createTransport({
    ...NO_OUTSIDE,
    url,
    pool: true,
    // The job queue counts and spaces the tries; a second count underneath would only hide some of them.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(message(mail, from));
      } catch (error) {
        throw isForGood(error) ? new MailRejected(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A mailbox or a message that the server refuses; a login that it refuses is for the shop to mend. */
function isForGood(error: unknown): error is Error {
  const { code, permanent } = error as { code?: string; permanent?: boolean };
  return error instanceof Error && permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function files(from: string, folder: string): MailPort {
  const transport = createTransport({
    ...NO_OUTSIDE,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail, from));
      const time = mail.writtenAt.toISOString().replace(/\D/g, '').slice(0, 14);
      const path = join(folder, `${time}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Written beside its place and then renamed: the folder only ever shows whole messages.
      await writeFile(`${path}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}

function message(mail: Mail, from: string): SendMailOptions {
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // An object, not a text: a text would be read as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Readable in the raw message too, which base64 is not.
    textEncoding: 'quoted-printable',
    date: mail.writtenAt,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
