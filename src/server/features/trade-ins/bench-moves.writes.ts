import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { betterOffer, isBelowWorst, priceOf, revisedOffer } from '#rules/trade-in/revision.ts';
import { insertInto } from '../../db/insert.ts';
import { attachPhotos } from '../images/public.ts';
import { numberIn } from './device-number.writes.ts';
import { keptHighest, keptTerms, keptWorst } from './kept-terms.reads.ts';
import type { MoveHandler, MoveProblem, Moving } from './moving.writes.ts';
import { changeItem, impossible, move, recordMove, wrong } from './moving.writes.ts';
import { settle } from './payout.writes.ts';
import { readBoughtAlready } from './same-device.writes.ts';
import type { KeptCheck } from './tables.ts';
import { tradeInCuts, tradeInRevisions } from './tables.ts';

/** Words on one line each, without signs that can't be stored. */
const cleanCheck = ({ check, told, found, result }: KeptCheck): KeptCheck => ({
  check: oneLine(check),
  told: oneLine(told),
  found: oneLine(found),
  result,
});

const tooLowWords = ({ cash }: Offer) =>
  `The worst answers of its price rules give £${poundsFromPence(cash)}. A lower offer can’t be sent: send it back instead.`;

const tooMuchWords = ({ cash }: Offer) =>
  `At least what was offered, and at most £${poundsFromPence(cash)}, which the best answers of its price rules give`;

const NO_PHOTO = 'A photo is no longer there. Please add your photos again.';
const MOST_KEPT_PHOTOS = 30;

/** Keeps what the inspector found: grade, checks and photos. `cutPhotos` belong to the cuts of a revised offer. */
async function keepFindings(
  moving: Moving,
  cutPhotos: readonly string[] = [],
): Promise<MoveProblem | undefined> {
  const { at, item, tradeIn, request } = moving;
  const { grade, checks, photos = [], now } = request;
  const ids = [...new Set([...photos, ...cutPhotos])];
  if (!(await attachPhotos(at.ask, { of: { kind: 'trade_in', id: tradeIn.id }, ids, now }))) {
    return impossible(NO_PHOTO);
  }
  const photoIds = [...item.photoIds, ...photos];
  if (photoIds.length > MOST_KEPT_PHOTOS) return wrong({ photos: 'Too many photos of this device' });
  await changeItem(moving, {
    photoIds,
    grade: grade ?? item.grade,
    checks: checks?.map(cleanCheck) ?? item.checks,
  });
  return undefined;
}

const withFindings: MoveHandler = async (moving) => (await keepFindings(moving)) ?? move(moving);

/** A move whose reason the customer reads. */
const withReason: MoveHandler = async (moving) => {
  const { by, note = '' } = moving.request;
  if (by.actor !== 'system' && note === '') return wrong({ note: 'Please say why' });
  return withFindings(moving);
};

const insertRevision = insertInto(
  tradeInRevisions,
  [
    'itemId',
    'oldCash',
    'oldVoucher',
    'cash',
    'voucher',
    'rounding',
    'isFinal',
    'inspectorId',
    'inspector',
    'createdAt',
  ],
  ['id'],
);
const insertCuts = insertInto(tradeInCuts, [
  'revisionId',
  'subject',
  'told',
  'found',
  'reason',
  'amount',
  'photoIds',
]);

export const BENCH_HANDLERS = {
  /** Also a parcel for which nobody waits any more. Its price has lapsed, so staff look at what it is worth today. */
  async receive(moving) {
    const { state } = moving.item;
    if (state === 'lapsed' || state === 'lost_claim') await changeItem(moving, { cameLate: true });
    return move(moving);
  },

  /** A device that came from a repair may have no number yet: then the bench reads it, before anything is paid. */
  async inspect(moving) {
    const { item, request } = moving;
    if (item.hasNumber) return move(moving);
    if (request.identifier === undefined) return wrong({ identifier: 'Please read it off the device' });
    const number = await numberIn(moving, request.identifier);
    if ('wrong' in number) return wrong({ identifier: number.wrong });
    await changeItem(moving, number);
    return move(moving);
  },

  suspend: withReason,
  /** The state says it all: the device is locked to an account. */
  hold: withFindings,
  quarantine: withReason,
  surrender: withReason,
  close_claim: withReason,
  return: withReason,

  /** As declared, or better: then staff say what it is worth. Never less than what the customer has accepted. */
  async validate(moving) {
    const { item, request } = moving;
    const old = { cash: pence(item.cash), voucher: pence(item.voucher) };
    const highest = keptHighest(item.quote);
    if (request.price === undefined && request.checks?.some(({ result }) => result === 'better')) {
      return wrong({ price: 'Please say what it is worth' });
    }
    const offer =
      request.price === undefined
        ? old
        : betterOffer(old, highest, penceFromPounds(request.price), keptTerms(item.quote));
    if (!offer) {
      return wrong({ price: tooMuchWords(highest) });
    }
    const twice = await readBoughtAlready(moving.at.ask, item);
    if (twice) return impossible(twice);
    const problem = await keepFindings(moving);
    if (problem) return problem;
    const price = priceOf(offer, item.payout);
    await changeItem(moving, { ...offer, price });
    await recordMove(moving);
    return settle(moving, offer);
  },

  /** Worse than declared: a lower offer, which the customer accepts or not. Each cut has its reason and its photos. */
  async revise(moving) {
    const { at, item, request } = moving;
    const { cuts, by, now } = request;
    if (!cuts || cuts.length === 0) return wrong({ cuts: 'Required' });
    const old = { cash: pence(item.cash), voucher: pence(item.voucher) };
    const revised = revisedOffer(
      old,
      cuts.map(({ amount }) => penceFromPounds(amount)),
      keptTerms(item.quote),
    );
    if (!revised) return wrong({ cuts: 'The new offer is not lower. Please pay what was offered.' });
    const worst = keptWorst(item.quote);
    if (worst && isBelowWorst(revised.offer, worst)) return wrong({ cuts: tooLowWords(worst) });
    const twice = await readBoughtAlready(at.ask, item);
    if (twice) return impossible(twice);
    const problem = await keepFindings(
      moving,
      cuts.flatMap(({ photos }) => photos),
    );
    if (problem) return problem;
    const [written] = await insertRevision(at.ask, [
      {
        itemId: item.id,
        oldCash: old.cash,
        oldVoucher: old.voucher,
        ...revised.offer,
        rounding: revised.rounding,
        isFinal: item.state === 'disputed',
        inspectorId: by.actorId,
        inspector: by.name ?? '',
        createdAt: now,
      },
    ]);
    if (!written) throw new Error('a revised offer was not written');
    await insertCuts(
      at.ask,
      cuts.map(({ check, told, found, reason, amount, photos }) => ({
        revisionId: written.id,
        subject: check,
        told,
        found,
        reason,
        amount: penceFromPounds(amount),
        photoIds: photos,
      })),
    );
    return move(moving);
  },

  async send_back(moving) {
    const { carrier = '', tracking = '' } = moving.request;
    const isTold = carrier !== '' && tracking !== '';
    if (moving.item.way === 'label' && !isTold) {
      return wrong({ carrier: 'Please name the carrier', tracking: 'Please name the tracking number' });
    }
    await changeItem(moving, {
      backCarrier: isTold ? carrier : null,
      backTracking: isTold ? tracking : null,
    });
    return move(moving);
  },

  /** The customer wants it recycled instead of sent back, or staff have done it. */
  recycle: move,
} as const satisfies Partial<Record<TradeInMove, MoveHandler>>;
