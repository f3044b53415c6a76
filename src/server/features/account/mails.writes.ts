import { randomUUID } from 'node:crypto';
import { addresses } from '#rules/page/addresses.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { Letter, MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';

/** The sender of mails and base of links: the configured URL of the shop, never one from a request. */
export type Shop = MailShop;

type Words = Pick<Letter, 'title' | 'paragraphs' | 'action' | 'footnote'>;

/**
 * Mails about accounts are private and may hold a link into an account, so the job queue erases their text
 * after sending. They greet no one by name, since a stranger could type anything as a name.
 */
async function write(tx: Db, shop: Shop, to: string, words: Words): Promise<void> {
  const letter = layOut({ shop, ...words });
  const subject = `${words.title} (${shop.name})`;
  await enqueueMail(tx, { dedupeKey: `account:${randomUUID()}`, isSecret: true, to, subject, ...letter });
}

const NOT_YOU = 'If you did not ask for this, you need not do anything.';

export function mailConfirmation(tx: Db, shop: Shop, to: string, token: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Confirm your email',
    paragraphs: [
      `Somebody made an account at ${shop.name} with this address. If that was you, confirm that the address is yours. The link works once, for 24 hours.`,
    ],
    action: { label: 'Confirm this address', url: shop.url + addresses.confirmEmail(token) },
    footnote: `${NOT_YOU} Without your confirmation the address stays yours alone, and the account is forgotten.`,
  });
}

/** For a person who registers again: the link opens their existing account. */
export function mailAlreadyRegistered(tx: Db, shop: Shop, to: string, token: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'You already have an account',
    paragraphs: [
      `Somebody tried to make an account at ${shop.name} with this address, which has one already. If that was you, go straight to it: the link logs you in, works once, and lasts 24 hours.`,
      'You can also log in with your password, and choose a new one if you have forgotten it.',
    ],
    action: { label: 'Go to your account', url: shop.url + addresses.confirmEmail(token) },
    footnote: `${NOT_YOU} Your account and its password are as they were.`,
  });
}

export function mailNewAddress(tx: Db, shop: Shop, to: string, token: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Confirm your new email',
    paragraphs: [
      `Somebody wants to use this address for their account at ${shop.name}. If that was you, confirm it in the browser where you are signed in. The link works once, for 24 hours.`,
    ],
    action: { label: 'Use this address', url: shop.url + addresses.confirmEmail(token) },
    footnote: NOT_YOU,
  });
}

export function mailAddressTaken(tx: Db, shop: Shop, to: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'This address has an account',
    paragraphs: [
      `Somebody asked to use this address for another account at ${shop.name}. It belongs to your account, so nothing was changed.`,
      'If that was you, log in to the account with this address, or close it first.',
    ],
    action: { label: 'Log in', url: shop.url + addresses.account() },
    footnote: NOT_YOU,
  });
}

export function mailAddressChanged(tx: Db, shop: Shop, to: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Your email was changed',
    paragraphs: [`Your account at ${shop.name} has a new email address. This one no longer signs you in.`],
    footnote: `If you did not do this, please write to ${shop.name} at once.`,
  });
}

export function mailReset(tx: Db, shop: Shop, to: string, token: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your account. If that was you, choose one here. The link works once, for an hour.',
    ],
    action: { label: 'Choose a new password', url: shop.url + addresses.resetPassword(token) },
    footnote: `${NOT_YOU} Your password is as it was.`,
  });
}

/** Without this mail, a person who used another address would wait for nothing. */
export function mailNoAccount(tx: Db, shop: Shop, to: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'There is no account to open',
    paragraphs: [
      `Somebody asked for a new password at ${shop.name} with this address, and no account has it. If you have just made one, open the link that we sent you then; or make one now.`,
    ],
    action: { label: 'Make an account', url: shop.url + addresses.account() },
    footnote: NOT_YOU,
  });
}

export function mailPasswordChanged(tx: Db, shop: Shop, to: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Your password was changed',
    paragraphs: ['Your account has a new password, and every other browser was logged out.'],
    action: { label: 'See your account', url: shop.url + addresses.account('security') },
    footnote: 'If you did not do this, choose a new password at once: “Forgot password?” sends you a link.',
  });
}

const FACTOR_MAILS = {
  on: {
    title: 'Your account now asks for a second factor',
    text: 'Signing in now asks for a second factor as well as your password. Keep your recovery codes somewhere you can reach without your phone.',
  },
  off: {
    title: 'Your account no longer asks for a second factor',
    text: 'The last second factor of your account was removed, so your password alone signs you in.',
  },
  'app added': {
    title: 'An authenticator app was added to your account',
    text: 'You can now use its codes as your second factor.',
  },
  'app removed': {
    title: 'The authenticator app of your account was removed',
    text: 'Its codes no longer work. Your passkeys still do.',
  },
  'passkey added': {
    title: 'A passkey was added to your account',
    text: 'You can now use it as your second factor.',
  },
  'passkey removed': {
    title: 'A passkey of your account was removed',
    text: 'It no longer works. Your other second factors still do.',
  },
};

/** Tells the owner of a change of the account's second factors. */
export function mailFactor(tx: Db, shop: Shop, to: string, what: keyof typeof FACTOR_MAILS): Promise<void> {
  const { title, text } = FACTOR_MAILS[what];
  return write(tx, shop, to, {
    title,
    paragraphs: [text],
    action: { label: 'See your account', url: shop.url + addresses.account('security') },
    footnote: 'If you did not do this, choose a new password at once: “Forgot password?” sends you a link.',
  });
}

export function mailClosed(tx: Db, shop: Shop, to: string): Promise<void> {
  return write(tx, shop, to, {
    title: 'Your account is closed',
    paragraphs: [
      `Your account at ${shop.name} and the data saved in it are deleted. Thank you for your time with us.`,
    ],
    footnote: 'This is the last email about it.',
  });
}
