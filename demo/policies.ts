import { BANKS_TAKE, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { POSTAGE_BACK } from '#rules/orders/return-ways.ts';
import type { policies } from '#server/features/catalog/tables.ts';
import type { BuyDevice } from './catalogue.ts';

export const WARRANTY_12 = 1;
export const WARRANTY_24 = 2;
export const WARRANTY_REPAIR = 3;
export const RETURN_30 = 4;
export const RETURN_HYGIENE = 5;
export const RETURN_TRADE_IN = 6;

export const policyRows: (typeof policies.$inferInsert)[] = [
  {
    id: WARRANTY_12,
    kind: 'warranty',
    title: '12-month warranty',
    description: `<p>Every device we have refurbished is guaranteed for <strong>12 months</strong> from the day it reaches you, parts and labour included.</p>
<ul><li>Covers any fault that you didn't cause, the battery included when it falls below 80 percent of its first capacity.</li><li>We mend it first. If that takes longer than ten working days, we replace it or refund you: you choose.</li><li>Hand it in at any of our stores, which is free, or post it. ${POSTAGE_BACK}</li></ul>
<p>Drops, liquid and repairs by others are not covered. Your rights under the Consumer Rights Act 2015 stay as they are.</p>`,
  },
  {
    id: WARRANTY_24,
    kind: 'warranty',
    title: '24-month warranty on new devices',
    description: `<p>New, sealed devices carry the maker's first year and a <strong>second year from us</strong>.</p>
<ul><li>In the first year the maker or we will help; bring it to us and we deal with the maker for you.</li><li>In the second year we mend or replace it ourselves, on the same terms.</li></ul>
<p>Keep your order number: that is all the proof we need.</p>`,
  },
  {
    id: WARRANTY_REPAIR,
    kind: 'warranty',
    title: '12 months, 24 with genuine parts',
    description: `<p>The part that we fitted and the work around it are guaranteed for <strong>12 months</strong>, or <strong>24 months</strong> where you chose a genuine part.</p>
<p>If the same fault comes back, we mend it at no cost and before anything else on the bench that day. A new drop or new liquid is a new repair.</p>`,
  },
  {
    id: RETURN_30,
    kind: 'return',
    title: `${RETURN_DAYS}-day returns`,
    description: `<p>Changed your mind? Send it back within <strong>${RETURN_DAYS} days</strong> of delivery, with everything that was in the box, for a full refund.</p>
<ul><li>Print the label from your order and post the parcel tracked, or bring it to any store of the seller, which is free. The label carries no postage. ${POSTAGE_BACK}</li><li>Sign out of your accounts and switch off activation lock first: a locked device can't be checked.</li><li>We send your money back once it has arrived; ${BANKS_TAKE}.</li></ul>`,
  },
  {
    id: RETURN_HYGIENE,
    kind: 'return',
    title: `${RETURN_DAYS} days, seal unbroken`,
    description: `<p>For reasons of hygiene we <strong>can't take back earbuds once their seal is broken</strong>, unless they are faulty. With the seal unbroken they can be returned within ${RETURN_DAYS} days like everything else.</p>
<p>A faulty pair is always put right: within ${RETURN_DAYS} days by a refund, after that under the warranty.</p>`,
  },
  {
    id: RETURN_TRADE_IN,
    kind: 'return',
    title: 'Accept the new offer, or have it back free',
    description: `<p>Your price is held for <strong>14 days</strong>. When our check finds what you told us, you are paid exactly that, within one working day.</p>
<p>When we find something else, you get the new price with a photo of every reason, and seven days to answer. Accept it, ask for a second opinion, or have the device back free of charge. <strong>Silence means that we send it back</strong>, never that you accepted.</p>`,
  },
];

export function policiesFor(device: BuyDevice): { warrantyPolicyId: number; returnPolicyId: number } {
  const onlyNew = device.prices.every(([grade]) => grade === 'New');
  return {
    warrantyPolicyId: onlyNew ? WARRANTY_24 : WARRANTY_12,
    returnPolicyId: device.model.startsWith('AirPods') ? RETURN_HYGIENE : RETURN_30,
  };
}
