import { luhnDigit } from '#rules/forms/luhn.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import type { Connection } from '#server/db/connect.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { moveTradeIn } from '#server/features/trade-ins/moves.writes.ts';
import type { MoveWords } from '#server/features/trade-ins/moving.writes.ts';
import type { TradeInSeals } from '#server/features/trade-ins/public.ts';
import { offeredTotal, placeTradeIn } from '#server/features/trade-ins/public.ts';
import type { Sender } from '#server/ports/sender.ts';
import type { Chance } from '../chance.ts';
import { THREEFOLD } from '../businesses.ts';
import type { BenchPhotos } from './bench-photos.ts';
import type { Customer } from './customers.ts';
import type { TradeInEnding, TradeInStep } from './trade-in-plan.ts';

export interface PlannedTradeIn {
  cartId: string;
  item: PricedItem;
  category: string;
  customer: Customer;
  userId: number | null;
  ending: TradeInEnding;
  /** The time of the placing, and of each step. */
  times: readonly Date[];
  /** A store of the business that it is brought to; undefined for a parcel. */
  storeId: number | undefined;
}

interface Tools {
  at: Connection;
  seals: TradeInSeals;
  photos: BenchPhotos;
  chance: Chance;
}

/** Mails of the past are only recorded. */
const senderAt = (notedAt: Date): Sender => ({
  shop: { name: '', url: '', email: '' },
  secret: Buffer.alloc(0),
  notedAt,
});

const ACCOUNT = { account_holder: 'A Seller', sort_code: '20-00-00', account_number: '55779911' };
const VERSION = { text: 'select version from trade_ins where id = $1' };

/** Places a trade-in and moves it with the functions for real ones, at past times. */
export async function makeTradeIn(tools: Tools, plan: PlannedTradeIn): Promise<void> {
  const { at, seals } = tools;
  const { cartId, item, customer, userId, ending, times, storeId } = plan;
  const [placedAt = new Date()] = times;
  const { email, name, address } = customer.contact;
  if (!address) throw new Error('a seller has no address');
  const payout = ending.payout ?? (tools.chance.share() < 0.7 ? 'bank' : 'voucher');
  const account =
    payout === 'bank' ? seals.bank.close(JSON.stringify({ ...ACCOUNT, account_holder: name })) : null;
  const made = await placeTradeIn(
    at,
    {
      cartId,
      items: [item],
      contact: { email, name, address },
      payout,
      account,
      bankSeal: seals.bank,
      userId,
      agreedTotal: offeredTotal([item], payout),
      now: placedAt,
    },
    senderAt(placedAt),
  );
  if (!('id' in made)) throw new Error(`a trade-in of the demo shop failed: ${JSON.stringify(made)}`);
  for (const [index, step] of ending.steps.entries()) {
    const now = times[index + 1];
    // A customer who brings a device to a store sends no parcel.
    if (!now || (step.move === 'send' && storeId !== undefined)) continue;
    const [row] = await at.ask<{ version: number }>(VERSION, [made.id]);
    const moved = await moveTradeIn(at, {
      ...(await wordsFor(tools, { plan, tradeInId: made.id, step, now })),
      tradeInId: made.id,
      item: made.items[0]?.number,
      move: step.move,
      version: await itemVersion(at, made.id, row?.version),
      by: moverOf(step, item, {
        isSecond: ending.steps.slice(0, index).some(({ move }) => move === 'dispute'),
      }),
      seals,
      now,
      sender: senderAt(now),
    });
    if (moved !== 'moved') throw new Error(`${ending.name}: ${step.move} failed: ${JSON.stringify(moved)}`);
  }
}

const ITEM_VERSION = { text: 'select version from trade_in_items where trade_in_id = $1' };

async function itemVersion({ ask }: Connection, id: number, known = 1): Promise<number> {
  const [item] = await ask<{ version: number }>(ITEM_VERSION, [id]);
  return item?.version ?? known;
}

/** People of the bench who have no account any more, and who look at a device after a dispute. */
const INSPECTORS = {
  site: { first: 'Maya Khan', second: 'Alex Morgan' },
  vendor: { first: 'Leo Marsh', second: 'Nora Whitfield' },
};

/**
 * The log of the office has no past, so moves of staff name their office and no account. After a dispute
 * another person decides.
 */
function moverOf({ by }: TradeInStep, { businessId }: PricedItem, { isSecond }: { isSecond: boolean }) {
  if (by !== 'staff') return { actor: by, actorId: null };
  const isSite = businessId === THREEFOLD;
  const actor = isSite ? ('administrator' as const) : ('vendor' as const);
  const { first, second } = INSPECTORS[isSite ? 'site' : 'vendor'];
  return { actor, actorId: null, name: isSecond ? second : first, mayPay: true };
}

const NOTES: Partial<Record<TradeInMove, string>> = {
  quarantine: 'The serial number is on a list of stolen devices. We have asked the police.',
  surrender: 'Handed to the police, reference 4417-22.',
  suspend: 'The parcel held a charger and no device.',
  fail_payout: 'The bank does not know this account.',
};

interface Making {
  plan: PlannedTradeIn;
  tradeInId: number;
  step: TradeInStep;
  now: Date;
}

async function wordsFor(tools: Tools, { plan, tradeInId, step, now }: Making): Promise<MoveWords> {
  const { chance } = tools;
  const photo = () =>
    tools.photos.give(tools.at.ask, { kind: 'trade_in', id: tradeInId }, chance.between(0, 9), now);
  switch (step.move) {
    case 'accept':
      return { is_adult: true, is_owner: true, identifier: identifierOf(chance, plan.category) };
    case 'arrange':
      return plan.storeId === undefined ? { way: 'label' } : { way: 'drop_in', store_id: plan.storeId };
    case 'send':
      return { carrier: 'Royal Mail', tracking: `RM${chance.between(100_000_000, 999_999_999)}GB` };
    case 'send_back':
      return { carrier: 'Royal Mail', tracking: `RM${chance.between(100_000_000, 999_999_999)}GB` };
    case 'validate':
      return {
        grade: gradeFor(plan.item, []),
        checks: checksOf(plan.item),
        photos: [await photo()],
      };
    case 'revise': {
      const found = await foundWorse(tools.at, tradeInId);
      return {
        grade: gradeFor(plan.item, found),
        checks: checksOf(plan.item, found),
        cuts: await cutsOf(found, photo),
      };
    }
    default:
      return { note: NOTES[step.move] };
  }
}

/** A fact that is worse than told, by the price rules of the quote. */
interface Worse {
  question: string;
  told: string;
  found: string;
  /** In pounds. */
  amount: number;
}

const OTHERS = {
  text: `
  select o ->> 'question' as question, o ->> 'answer' as found, (-(o ->> 'amount')::int / 100.0)::float as amount,
    coalesce((select a ->> 'answer' from jsonb_array_elements(i.answers) a
      where a ->> 'question' = o ->> 'question' limit 1), '') as told
  from trade_in_items i, jsonb_array_elements(i.quote -> 'others') o
  where i.trade_in_id = $1 and (o ->> 'amount')::int < 0 order by (o ->> 'amount')::int desc`,
};

/** The smallest differences that the rules know for this device, of one or two questions. */
async function foundWorse({ ask }: Connection, tradeInId: number): Promise<Worse[]> {
  const rows = await ask<Worse & Record<string, unknown>>(OTHERS, [tradeInId]);
  const questions = [...new Set(rows.map(({ question }) => question))].slice(0, 2);
  return questions.flatMap((question) => {
    const row = rows.find((one) => one.question === question);
    return row ? [row] : [];
  });
}

const checksOf = ({ answers }: PricedItem, worse: readonly Worse[] = []) =>
  answers.slice(0, 6).map(({ question, option }) => {
    const found = worse.find((one) => one.question === question);
    return {
      check: question.slice(0, 80),
      told: option,
      found: found?.found ?? option,
      result: found ? ('worse' as const) : ('as_told' as const),
    };
  });

/** The grade in stock of a device that looks like this. */
const GRADES: Readonly<Record<string, Grade>> = {
  'Like new': 'Pristine',
  Good: 'Good',
  Worn: 'Fair',
  Cracked: 'Fair',
  Faulty: 'Fair',
};

function gradeFor({ answers }: PricedItem, worse: readonly Worse[]): Grade {
  const looks = [...worse.map(({ found }) => found), ...answers.map(({ option }) => option)];
  return looks.map((look) => GRADES[look]).find((grade) => grade !== undefined) ?? 'Good';
}

const REASONS: Readonly<Record<string, string>> = {
  Good: 'Light marks around the edges that show in bright light.',
  Worn: 'A scratch of 22 mm in the upper third. You can feel it with a fingernail.',
  Cracked: 'A crack runs from the lower left corner into the glass.',
  Faulty: 'It does not start, with a battery and a charger of ours either.',
};

/** Each with a photo, and with the sum of the rules. */
const cutsOf = (worse: readonly Worse[], photo: () => Promise<string>) =>
  Promise.all(
    worse.map(async ({ question, told, found, amount }) => ({
      check: question.slice(0, 80),
      told,
      found,
      reason: REASONS[found] ?? `We found: ${found}.`,
      amount,
      photos: [await photo()],
    })),
  );

/** Phones, tablets and watches have an IMEI here, other devices a serial number. */
function identifierOf(chance: Chance, category: string): string {
  if (/laptop|console/i.test(category)) return `C02${chance.between(1_000_000, 9_999_999)}Q6`;
  const digits = `35${chance.between(100_000_000_000, 999_999_999_999)}`;
  return `${digits}${luhnDigit(digits)}`;
}
