import type { Connection } from '#server/db/connect.ts';
import { mailAccepted, mailInvitation, mailRemoved } from '#server/features/staff/mails.writes.ts';
import { DESK_REFUND_LIMIT } from '#rules/office/sets.ts';
import { VENDOR } from '../people.ts';
import type { SampleMail } from './sent-mails.ts';
import { takeMails } from './sent-mails.ts';
import type { OrderMaker } from './order-maker.ts';

const office = 'Northside Phones';
const newcomer = { name: 'Mina Okafor', email: 'mina@mail.example' };

/** Every mail about the staff of an office, written by the functions for real mails. */
export async function sampleStaffMails(
  at: Connection,
  { shop }: OrderMaker['sender'],
): Promise<SampleMail[]> {
  const mails: SampleMail[] = [];
  const keep = async (name: string) => {
    for (const mail of await takeMails(at)) mails.push({ ...mail, name });
  };
  await takeMails(at);
  await mailInvitation(at.db, shop, {
    to: newcomer.email,
    office,
    invitedBy: 'Nora Whitfield',
    permissions: ['orders', 'refund'],
    refundLimit: DESK_REFUND_LIMIT,
    stores: ['Northside Phones Islington', 'Northside Phones Hackney'],
    token: 'sample-of-a-link',
  });
  await keep('staff-invited');
  await mailAccepted(at.db, shop, { to: VENDOR, office, ...newcomer });
  await keep('staff-accepted');
  await mailRemoved(at.db, shop, { to: newcomer.email, office });
  await keep('staff-removed');
  return mails;
}
