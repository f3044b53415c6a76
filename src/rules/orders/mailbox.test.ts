import { expect, it } from 'vitest';
import { mailboxDomains, mailboxOf } from './mailbox.ts';

it.each([
  ['ann@mail.example', 'ann@mail.example'],
  [' Ann@Mail.Example ', 'ann@mail.example'],
  ['ann+1@mail.example', 'ann@mail.example'],
  ['ann+one+two@mail.example', 'ann@mail.example'],
  ['+ann@mail.example', '+ann@mail.example'],
  ['a.nn@mail.example', 'a.nn@mail.example'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['A.nn+shop@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@mail.gmail.com', 'a.nn@mail.gmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('knows the domains that share a mailbox', () => {
  expect(mailboxDomains('a@GoogleMail.com')).toEqual(['gmail.com', 'googlemail.com']);
  expect(mailboxDomains('a@Mail.example')).toEqual(['mail.example']);
});
