import { randomUUID } from 'node:crypto';
import { pence } from '#rules/money/money.ts';
import { letsWords, storesWords } from '#rules/office/grant.ts';
import { RIGHT_FACTS, type Right } from '#rules/office/permissions.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { Letter, MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';

export const INVITATION_DAYS = 7;

async function write(
  tx: Db,
  { shop, to, isSecret = false }: { shop: MailShop; to: string; isSecret?: boolean },
  words: Pick<Letter, 'title' | 'paragraphs' | 'action' | 'footnote' | 'below'>,
): Promise<void> {
  const letter = layOut({ shop, ...words });
  const subject = `${words.title} (${shop.name})`;
  await enqueueMail(tx, { dedupeKey: `staff:${randomUUID()}`, isSecret, to, subject, ...letter });
}

interface Invited {
  to: string;
  /** The name of the business, or of the site. */
  office: string;
  invitedBy: string;
  permissions: readonly Right[];
  refundLimit: number | null;
  /** The names of the stores that it is for; null: for all. */
  stores: readonly string[] | null;
  token: string;
}

/** Holds a link that lets its reader in, so the queue forgets it once it is sent. */
export function mailInvitation(
  tx: Db,
  shop: MailShop,
  { to, office, invitedBy, permissions, refundLimit, stores, token }: Invited,
): Promise<void> {
  const limit = refundLimit === null ? null : pence(refundLimit);
  const lets = permissions.map((right) => `${RIGHT_FACTS[right].title}: ${letsWords(right, limit)}.`);
  const only = storesWords(stores);
  return write(
    tx,
    { shop, to, isSecret: true },
    {
      title: `${office} invites you to its staff`,
      paragraphs: [
        `${invitedBy} would like you to work for ${office} at ${shop.name}. Accept with the account of this address, or make one on the way. The link works once, for ${INVITATION_DAYS} days.`,
        'What you may do there:',
        ...lets,
        ...(only === undefined ? [] : [`${only}.`]),
      ],
      action: { label: 'See the invitation', url: shop.url + addresses.invitation(token) },
      footnote: 'If you do not know who invites you, you need not do anything.',
    },
  );
}

/** Tells the sender of an invitation that it was accepted. */
export function mailAccepted(
  tx: Db,
  shop: MailShop,
  { to, office, name, email }: { to: string; office: string; name: string; email: string },
): Promise<void> {
  return write(
    tx,
    { shop, to },
    {
      title: `${name} works for ${office} now`,
      paragraphs: [
        `${name} (${email}) has accepted your invitation, and can now do what you chose for them.`,
      ],
      footnote: `Sent to you because you invited ${name}.`,
    },
  );
}

export function mailRemoved(
  tx: Db,
  shop: MailShop,
  { to, office }: { to: string; office: string },
): Promise<void> {
  return write(
    tx,
    { shop, to },
    {
      title: `You no longer work for ${office}`,
      paragraphs: [
        `Your account at ${shop.name} is no longer part of the staff of ${office}. The account itself is as it was: you can go on shopping with it.`,
      ],
      footnote: `If this surprises you, please ask ${office}.`,
    },
  );
}
