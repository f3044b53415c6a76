import type { ReturnReason } from './kinds.ts';

/** The reasons as buyers read them. */
export const RETURN_REASON_WORDS: Record<ReturnReason, string> = {
  changed_mind: 'I changed my mind',
  faulty: 'It doesn’t work',
  damaged: 'It arrived damaged',
  not_as_described: 'It isn’t as described',
  wrong_item: 'It’s the wrong item',
  other: 'Something else',
};

const OUR_FAULTS: ReadonlySet<ReturnReason> = new Set([
  'faulty',
  'damaged',
  'not_as_described',
  'wrong_item',
]);

/** If the vendor sent the wrong or a faulty item, the whole delivery is refunded. */
export const isOurFault = (reason: ReturnReason): boolean => OUR_FAULTS.has(reason);
