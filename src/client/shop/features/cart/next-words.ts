import type { CartItem } from '#contract/cart.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { holdWords } from '#rules/trade-in/offer-hold.ts';
import { formatPounds } from '#client/lib/format.ts';

export interface NextWords {
  /** The action, shown before the device's name. */
  role: string;
  /** The price. */
  title: string;
  text: string | undefined;
  /** The next steps, in order. */
  steps: readonly string[];
}

/** The text about a device in the sell or repair cart; undefined in the buy line, which has a delivery date. */
export function nextWords(line: Line, item: CartItem, now: Date): NextWords | undefined {
  if (line === 'sell') return sellWords(item, now);
  return line === 'repair' ? repairWords(item) : undefined;
}

function sellWords({ unit_price, voucher_price }: CartItem, now: Date): NextWords {
  const voucher = voucher_price === null ? '' : `, or ${formatPounds(voucher_price)} as a voucher`;
  return {
    role: 'You sell',
    title: `We pay you ${formatPounds(unit_price)} in cash${voucher}`,
    text: `Held until ${holdWords(now)}`,
    steps: [
      'At checkout, choose cash or voucher.',
      'Post it with our free, tracked label, or bring it to a store.',
      'We check it within two working days.',
      'You are paid: by bank one working day later, or as a voucher at once.',
    ],
  };
}

type WayWords = { choose: string; bring: (name: string) => string; end: string };

const WAYS: Record<WayIn | 'open', WayWords> = {
  drop_in: {
    choose: 'At checkout, choose your store.',
    bring: (name) => `Bring your ${name} in.`,
    end: 'You pay when it works, and take it home.',
  },
  post_in: {
    choose: 'At checkout, tell us where to send the label.',
    bring: (name) => `Post your ${name} with our free, insured label.`,
    end: 'You pay when it works, and we send it back tracked.',
  },
  open: {
    choose: 'At checkout, choose drop-in or post-in.',
    bring: (name) => `Bring your ${name} in, or post it with our free, insured label.`,
    end: 'You pay when it works.',
  },
};

function repairWords(item: CartItem): NextWords {
  const { choose, bring, end } = WAYS[item.way ?? 'open'];
  return {
    role: 'We repair',
    title: repairPrice(item),
    text: undefined,
    steps: [choose, bring(item.product_name), 'We mend it. If we find anything else, you decide first.', end],
  };
}

/** The price of a repair. A fault without a price needs an inspection first. */
function repairPrice({ options, unit_price }: CartItem): string {
  const isOpen = options.some(
    ({ question_role, option_price }) => question_role === 'faults' && option_price === 0,
  );
  if (!isOpen) return `${formatPounds(unit_price)}, which you pay when it works`;
  if (unit_price === 0) return 'We look at it first and send you a price to approve';
  return `${formatPounds(unit_price)} and what we find, which you approve first`;
}
