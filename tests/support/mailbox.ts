import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Mails are sent at once. A busy machine may need a few seconds. */
const PATIENCE = { timeout: 25_000 };

interface Mail {
  subject: string;
  text: string;
}

/**
 * The latest mail to this email with this subject. Without a mail server the shop writes its mails into
 * files.
 */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsTo(email)).find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${email} about ${String(subject)}`).toBeDefined();
  }).toPass(PATIENCE);
  if (!found) throw new Error('There is no mail');
  return found;
}

/** The link in a mail to this page of the account. */
export function linkIn({ text }: Mail, page: 'confirm' | 'reset' | 'invitation'): string {
  const link = new RegExp(`/account/${page}\\?token=[\\w-]+`).exec(text)?.[0];
  if (!link) throw new Error(`There is no link to ${page} in “${text}”`);
  return link;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const folder = join(process.env['JOURNEYS_DATA'] ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`))
    .map(decoded)
    .sort((a, b) => b.date - a.date);
}

function decoded(mail: string): Mail & { date: number } {
  const plain = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(mail)?.[1] ?? '';
  const subject = header('Subject').replaceAll('_', ' ');
  return { subject, text: plain, date: Date.parse(header('Date')) };
}
