import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** The same for every try, and part of the Message-ID, so that mail programs show the mail once. */
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

/** Refused for good, such as for a mailbox that does not exist. A retry would get the same answer. */
export class MailRejected extends Error {}

export interface MailSettings {
  smtpUrl: string | undefined;
  /** `Shop <shop@example.org>` or the address alone. */
  mailFrom: string;
  dataDir: string;
}

/** Sends through a mail server if one is set; otherwise writes files that a mail program can open. */
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
    // The job queue does the retries. Retries here would be hidden from it.
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

/** True if the server refuses the mailbox or the message. A refused login doesn't count: the operator can fix it. */
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
      // Written under another name and then renamed, so that the folder holds only whole messages.
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
    // An object and not a string, which would be parsed as a list of addresses.
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
