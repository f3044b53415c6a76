import { beforeAll, expect, it } from 'vitest';
import { sampleStaffMails } from '#demo/past/sample-staff-mails.ts';
import type { SampleMail } from '#demo/past/sent-mails.ts';
import { writeSamples } from '../support/sample-mails.ts';

let mails: SampleMail[];
beforeAll(async () => {
  mails = await writeSamples(sampleStaffMails);
});

it('writes every mail about staff once, with nothing undefined in it', () => {
  expect(mails.map(({ name }) => name)).toEqual(['staff-invited', 'staff-accepted', 'staff-removed']);
  for (const { text, html, subject } of mails) {
    for (const form of [text, html, subject]) expect(form).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

it('says who invites and what the new staff may do, and links to the invitation', () => {
  const [{ subject, text } = { subject: '', text: '' }] = mails;
  expect(subject).toBe('Northside Phones invites you to its staff (Threefold)');
  expect(text).toContain('Nora Whitfield would like you to work for Northside Phones');
  expect(text).toContain('Refund: Refund up to £100 of one order.');
  expect(text).toContain('Only for the stores Northside Phones Islington and Northside Phones Hackney.');
  expect(text).toContain('https://threefold.example/account/invitation?token=sample-of-a-link');
});
