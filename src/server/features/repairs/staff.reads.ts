import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import { isForStore } from '#rules/office/grant.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { RepairMover } from '#rules/repair/moves.ts';
import { possibleRepairMoves } from '#rules/repair/moves.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { readColleagues } from '../staff/public.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { readRepairByNumber } from './ticket.reads.ts';
import { estimateWire, photosByNumber, ticketFacts, trackedWire } from './tracked.reads.ts';

const actorOf = ({ office }: Account): BenchActor => (office?.of === 'site' ? 'administrator' : 'vendor');

export const moverOf = (account: Account): RepairMover => ({ actor: actorOf(account), id: account.id });

/** A ticket by its number, for staff of the business that repairs it and for the site's. */
export async function readForStaff(
  ask: Ask,
  account: Account,
  typed: string,
): Promise<RepairFacts | undefined> {
  const number = readNumber(typed);
  const { office } = account;
  if (number === undefined || !office || !mayDo(account, { permission: 'bench' })) return undefined;
  const found = await readRepairByNumber(ask, number);
  const businessId = businessOf(account);
  const isTheirs = found && (businessId === null || found.business.id === businessId);
  return isTheirs && isForStore(office, found.store?.id ?? null) ? found : undefined;
}

/** Whether the caller works in this store, or for its business. */
export async function isTheirStore(ask: Ask, account: Account, storeId: number): Promise<boolean> {
  const [store] = await ask<{ businessId: number }>(STORE, [storeId]);
  const businessId = businessOf(account);
  const { office } = account;
  if (!store || !office || businessId === undefined) return false;
  return (businessId === null || businessId === store.businessId) && isForStore(office, storeId);
}

const STORE = {
  name: 'repair-store-of-office-business',
  text: 'select business_id as "businessId" from stores where id = $1',
};

/** Whether nobody else of this office or of the business may make the quality check of a ticket. */
async function isAlone(
  ask: Ask,
  { state, business, store }: RepairFacts,
  account: Account,
): Promise<boolean> {
  if (state !== 'quality_check') return false;
  const offices = businessOf(account) === null ? [business.id, null] : [business.id];
  for (const businessId of offices) {
    const people = await readColleagues(ask, { businessId, right: 'bench', storeId: store?.id ?? null });
    if (people.some(({ id }) => id !== account.id)) return false;
  }
  return true;
}

/** A ticket with the facts for staff. Events name the person who acted. */
export async function staffView(ask: Ask, facts: RepairFacts, account: Account): Promise<StaffTrackedRepair> {
  const shown = trackedWire(facts, photosByNumber(facts.number));
  return {
    ...shown,
    email: facts.email,
    events: shown.events.map((event, index) => ({ ...event, by: staffNameOf(facts, index) })),
    moves: possibleRepairMoves(ticketFacts(facts), moverOf(account)),
    phone: facts.phone,
    parts: facts.lines.flatMap(({ id, part }) => (part ? [{ line_id: id, ...part }] : [])),
    has_passcode: facts.has_passcode,
    checks_agree: facts.checks_agree,
    repaired_by: facts.repaired_name,
    estimates: facts.estimates.map(estimateWire),
    children: facts.children,
    link_version: facts.link_version,
    is_alone: await isAlone(ask, facts, account),
  };
}

function staffNameOf({ events }: RepairFacts, index: number): string | null {
  const event = events[index];
  return event && event.actor !== 'customer' ? event.by : null;
}
