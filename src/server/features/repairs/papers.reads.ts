import type { Paper } from '#rules/papers/paper.ts';
import { repairReceiptPaper } from '#rules/papers/repair-receipt.ts';
import { warrantyPaper } from '#rules/papers/warranty.ts';
import type { RepairPaper } from '#rules/repair/kinds.ts';
import type { Ask } from '../../db/connect.ts';
import { readRepairByToken } from './by-token.reads.ts';
import type { RepairFacts } from './ticket.reads.ts';

/** The papers of a repair: its warranty once the device was handed back, and a receipt while money for it is kept. */
export const papersOf = (facts: RepairFacts): RepairPaper[] => [
  ...(facts.collected_at !== null && coveredLines(facts).length > 0 ? (['warranty'] as const) : []),
  ...(paymentsOf(facts).length > 0 ? (['receipt'] as const) : []),
];

/** A paper of the repair that a link opens, by its name. Undefined where there is none. */
export async function readRepairPaper(
  ask: Ask,
  { secret, token, name }: { secret: Buffer; token: string; name: string },
): Promise<Paper | undefined> {
  const make = MAKERS.get(name);
  const found = make && (await readRepairByToken(ask, secret, token));
  return found && papersOf(found).some((paper) => paper === name) ? make(found) : undefined;
}

const coveredLines = ({ lines }: RepairFacts) =>
  lines.flatMap(({ name, warranty_until: until }) => (until === null ? [] : [{ name, until }]));

/** What was paid and not given back. */
const paymentsOf = (facts: RepairFacts) => [
  ...(facts.deposit_kind && facts.deposit_paid_at && !facts.deposit_back_at
    ? [
        {
          label: 'Deposit' as const,
          kind: facts.deposit_kind,
          amount: facts.deposit,
          at: facts.deposit_paid_at,
        },
      ]
    : []),
  ...(facts.paid_kind && facts.paid_at
    ? [
        {
          label: 'Payment' as const,
          kind: facts.paid_kind,
          amount: facts.paid_amount ?? 0,
          at: facts.paid_at,
        },
      ]
    : []),
];

const warrantyOf = (facts: RepairFacts): Paper =>
  warrantyPaper({
    number: facts.number,
    what: 'Repair',
    seller: facts.business,
    customer: facts.name,
    from: facts.collected_at ?? facts.placed_at,
    handedTo: facts.signatures.find(({ kind }) => kind === 'collect')?.name,
    items: coveredLines(facts).map((line) => ({ ...line, choice: facts.device })),
    terms: ['The part that we fitted and the work around it are guaranteed. New damage is a new repair.'],
  });

const receiptOf = (facts: RepairFacts): Paper =>
  repairReceiptPaper({
    number: facts.number,
    seller: facts.business,
    customer: facts.name,
    device: facts.device,
    lines: facts.lines.flatMap(({ name, state, price, part_quality: part }) =>
      state === 'approved' ? [{ name, part, price: price ?? 0 }] : [],
    ),
    payments: paymentsOf(facts),
  });

const MAKERS: ReadonlyMap<string, (facts: RepairFacts) => Paper> = new Map(
  Object.entries({ warranty: warrantyOf, receipt: receiptOf } satisfies Record<
    RepairPaper,
    (facts: RepairFacts) => Paper
  >),
);
