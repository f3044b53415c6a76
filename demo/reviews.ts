import type { reviews } from '#server/features/catalog/details.tables.ts';
import type { BuyDevice } from './catalogue.ts';
import { BUY_DEVICES, REPAIR_DEVICES, SELL_DEVICES, buyDevice } from './catalogue.ts';
import { chanceOf } from './chance.ts';
import { addedOn, daysAfter, LAST_DAY } from './dates.ts';
import { repairProductId } from './repair.ts';
import type { ReviewText } from './review-texts.ts';
import { AUTHORS, BY_CATEGORY, GENERAL, OF_REPAIRS, OF_SALES } from './review-texts.ts';
import { soldOf } from './sales.ts';
import { sellProductId } from './sell.ts';

type ReviewRow = typeof reviews.$inferInsert;

/** Products without reviews. */
export const UNREVIEWED = [1, 42, 46, 50, 57, 64];

/** At most one in this many buyers writes a review. */
const BUYERS_A_REVIEW = 6;
const DAY_MS = 86_400_000;

/** There are fewer unhappy reviewers than unhappy texts. */
const UNHAPPY_SHARE = 0.4;

/** For one product, each text and each author is used once. */
function drawn(
  word: string,
  count: number,
  texts: readonly ReviewText[],
  since: Date,
): Omit<ReviewRow, 'productId'>[] {
  const chance = chanceOf(`reviews of ${word}`);
  const left = texts.filter(({ rating }) => rating > 3 || chance.share() < UNHAPPY_SHARE);
  const writers = [...AUTHORS];
  const days = Math.max(1, Math.floor((LAST_DAY - since.getTime()) / DAY_MS));
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const text = chance.pick(left);
    const author = chance.pick(writers);
    left.splice(left.indexOf(text), 1);
    writers.splice(writers.indexOf(author), 1);
    return {
      ...text,
      author,
      createdAt: daysAfter(since, chance.between(0, days - 1), chance.between(0, 600)),
    };
  });
}

/** The texts that fit a device. */
export const textsOf = (device: BuyDevice): ReviewText[] =>
  [...BY_CATEGORY[device.category], ...GENERAL]
    .filter(({ fits }) => fits?.(device) ?? true)
    .map(({ rating, title, body }) => ({ rating, title, body }));

function reviewsOf(device: BuyDevice): ReviewRow[] {
  if (UNREVIEWED.includes(device.id)) return [];
  const texts = textsOf(device);
  const most = Math.floor(soldOf(device) / BUYERS_A_REVIEW);
  const count = Math.min(most, chanceOf(`popularity of ${device.model}`).between(3, texts.length));
  return drawn(device.model, count, texts, addedOn(device)).map((review) => ({
    ...review,
    productId: device.id,
  }));
}

const ofServices = (
  productId: number,
  device: { brand: string; model: string },
  texts: readonly ReviewText[],
): ReviewRow[] => {
  const word = `service ${productId}`;
  const since = addedOn(buyDevice(device.brand, device.model));
  return drawn(word, chanceOf(word).between(0, texts.length), texts, since).map((review) => ({
    ...review,
    productId,
  }));
};

/** A review that the shop has hidden: it does not count and is never shown. */
const TAKEN_DOWN: ReviewRow = {
  productId: 8,
  author: 'Anonymous',
  rating: 1,
  title: 'Buy my gift cards',
  body: 'Write to me for cheap gift cards.',
  state: 'hidden',
  hiddenReason: 'Advertising',
  createdAt: new Date('2026-08-17T03:12:00Z'),
};

export const reviewRows: ReviewRow[] = [
  ...BUY_DEVICES.flatMap(reviewsOf),
  ...SELL_DEVICES.flatMap((device) => ofServices(sellProductId(device), device, OF_SALES)),
  ...REPAIR_DEVICES.flatMap((device) => ofServices(repairProductId(device), device, OF_REPAIRS)),
  TAKEN_DOWN,
];
