import type { TradeInItem } from '#contract/trade-ins.ts';
import { answered } from '#rules/presentation/answered.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Facts, type Fact } from '#client/sections/tracking/facts.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { amountOf, priceNow } from './trade-in-words.ts';

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatPounds(Math.abs(amount))}`;

const bonusOf = ({ cash, voucher }: TradeInItem['offer']): number => voucher - cash;

/** How the offer was worked out: the best price, then the effects of the answers and of the inspection. */
export function offerFacts({ quote, revision, payout, price }: TradeInItem): Fact[] {
  const voucher = bonusOf(quote.offer);
  // A voucher is a share more than the cash, so a cut takes a part of that away too.
  const lost = revision ? Number((bonusOf(revision.new) - bonusOf(revision.old)).toFixed(2)) : 0;
  const first: Fact[] = [
    { label: 'In its best condition', value: formatPounds(quote.best.cash) },
    ...quote.lines.map(({ question, answer, amount }) => ({
      label: answered(question, answer),
      value: signed(amount),
    })),
    ...(quote.rounding === 0 ? [] : [{ label: 'Rounded', value: signed(quote.rounding) }]),
    ...(payout === 'voucher' && voucher > 0 ? [{ label: 'More as a voucher', value: signed(voucher) }] : []),
    { label: 'Offer', value: formatPounds(amountOf(quote.offer, payout)), isSum: true },
  ];
  const after: Fact[] = revision
    ? [
        ...revision.cuts.map(({ check, found, amount }) => ({
          label: answered(check, found),
          value: signed(-amount),
        })),
        ...(revision.rounding === 0 ? [] : [{ label: 'Rounded', value: signed(revision.rounding) }]),
        ...(payout === 'voucher' && lost !== 0 ? [{ label: 'Less as a voucher', value: signed(lost) }] : []),
        { label: 'New offer', value: formatPounds(amountOf(revision.new, payout)), isSum: true },
      ]
    : [];
  const settled: Fact[] =
    price === null ? [] : [{ label: 'We pay', value: formatPounds(price), isSum: true }];
  return [...first, ...after, ...settled];
}

export function OfferLines({ item, isOfSeveral }: { item: TradeInItem; isOfSeveral: boolean }) {
  const sum = formatPounds(priceNow(item));
  return (
    <Panel title={`How we got to ${sum}${isOfSeveral ? ` for ${item.name}` : ''}`}>
      <Facts facts={offerFacts(item)} />
    </Panel>
  );
}
