import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { LEDGER_KINDS } from '#rules/money/statement.ts';
import type { Shares } from '#rules/orders/refunds.ts';
import { vendorShare } from '#rules/orders/refunds.ts';
import type { PaymentKind } from '#rules/orders/kinds.ts';
import type { Ask } from '../../db/connect.ts';
import type { ACCOUNTS } from './tables.ts';

type Account = (typeof ACCOUNTS)[number];
export type { PaymentKind };

export interface Posting {
  account: Account;
  businessId?: number;
  amount: number;
}

export interface Entry {
  kind: (typeof LEDGER_KINDS)[number];
  orderId: number | null;
  /** The event behind the entry. Each kind has at most one entry for a source. */
  source: string;
  postings: readonly Posting[];
  now: Date;
}

const POST = {
  name: 'ledger-post',
  text: `
  with entry as (
    insert into ledger_entries (kind, order_id, source, created_at) values ($1, $2, $3, $7) returning id
  )
  insert into postings (entry_id, account, business_id, amount)
  select entry.id, p.account, p.business_id, p.amount
  from entry cross join unnest($4::text[], $5::int[], $6::int[]) as p (account, business_id, amount)`,
};

/** Writes an entry with its postings. Postings of zero are left out. */
export async function postEntry(ask: Ask, { kind, orderId, source, postings, now }: Entry): Promise<void> {
  const written = postings.filter(({ amount }) => amount !== 0);
  if (written.length === 0) return;
  await ask(POST, [
    kind,
    orderId,
    source,
    written.map(({ account }) => account),
    written.map(({ businessId }) => businessId ?? null),
    written.map(({ amount }) => amount),
    now,
  ]);
}

interface Sale {
  businessId: number;
  shares: Shares;
  /** The part that was paid with store credit. */
  credit: Pence;
  kind: PaymentKind;
  /** The part of the sum at the counter that was paid by card, for a change of the order. */
  byCard?: Pence | undefined;
}

/**
 * The postings of a sale: money and credit come in; vendor, commission and VAT get their shares. Money that was paid at
 * the counter is already with the vendor.
 */
export function salePostings({ businessId, shares, credit, kind, byCard = pence(0) }: Sale): Posting[] {
  const money = shares.paid - credit;
  const atCounter = kind === 'in_store' ? money - byCard : 0;
  return [
    { account: 'vendor', businessId, amount: atCounter },
    { account: 'money', amount: money - atCounter },
    { account: 'credit', amount: credit },
    { account: 'site_discount', amount: shares.siteDiscount },
    { account: 'vat', businessId, amount: 0 - shares.vat },
    { account: 'commission', businessId, amount: 0 - shares.commission },
    { account: 'vendor', businessId, amount: 0 - vendorShare(shares) },
  ];
}

/** The same postings with opposite signs, for a refund. */
export const refundPostings = (sale: Sale): Posting[] =>
  salePostings(sale).map((posting) => ({ ...posting, amount: -posting.amount }));

/**
 * The site's payment for a device that a vendor buys, as money or as store credit. The vendor owes it to the
 * site.
 */
export const tradeInPostings = (businessId: number, amount: Pence, by: 'money' | 'credit'): Posting[] => [
  { account: 'vendor', businessId, amount },
  { account: by, amount: 0 - amount },
];

/** A bonus that the site pays. */
export const bonusPostings = (amount: Pence): Posting[] => [
  { account: 'goodwill', amount },
  { account: 'credit', amount: 0 - amount },
];
