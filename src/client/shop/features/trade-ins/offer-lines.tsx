import type { TradeInItem } from '#contract/trade-ins.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Facts, type Fact } from '#client/sections/tracking/facts.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { amountOf } from './trade-in-words.ts';

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatPounds(Math.abs(amount))}`;

/** How the offer came about: the best price, what the answers changed, and what the check changed. */
export function offerFacts({ quote, revision, payout, price }: TradeInItem): Fact[] {
  const voucher = quote.offer.voucher - quote.offer.cash;
  const first: Fact[] = [
    { label: 'In its best condition', value: formatPounds(quote.best.cash) },
    ...quote.lines.map(({ question, answer, amount }) => ({
      label: `${question}: ${answer}`,
      value: signed(amount),
    })),
    ...(quote.rounding === 0 ? [] : [{ label: 'Rounded', value: signed(quote.rounding) }]),
    ...(payout === 'voucher' && voucher > 0 ? [{ label: 'More as a voucher', value: signed(voucher) }] : []),
    { label: 'Offer', value: formatPounds(amountOf(quote.offer, payout)), isSum: true },
  ];
  const after: Fact[] = revision
    ? [
        ...revision.cuts.map(({ check, found, amount }) => ({
          label: `${check}: ${found}`,
          value: signed(-amount),
        })),
        { label: 'New offer', value: formatPounds(amountOf(revision.new, payout)), isSum: true },
      ]
    : [];
  const settled: Fact[] =
    price === null ? [] : [{ label: 'We pay', value: formatPounds(price), isSum: true }];
  return [...first, ...after, ...settled];
}

export function OfferLines({ item, isOfSeveral }: { item: TradeInItem; isOfSeveral: boolean }) {
  const sum = formatPounds(item.price ?? amountOf(item.offer, item.payout));
  return (
    <Panel title={`How we got to ${sum}${isOfSeveral ? ` for ${item.name}` : ''}`}>
      <Facts facts={offerFacts(item)} />
    </Panel>
  );
}
