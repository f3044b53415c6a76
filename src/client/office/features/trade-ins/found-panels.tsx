import { formatPounds } from '#client/lib/format.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { Box, Row } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Device } from './trade-ins.api.ts';
import { dayWords } from '#client/lib/when-words.ts';

const RESULTS = {
  as_told: { label: 'As told', look: 'good' },
  better: { label: 'Better', look: 'good' },
  worse: { label: 'Worse', look: 'decide' },
} as const;

/** The findings of the bench, after an inspection. */
export function FoundPanel({ device: { checks, photos, grade } }: { device: Device }) {
  if (checks.length === 0 && photos.length === 0) return null;
  return (
    <Box title="What we found" note={grade && <Chip look="fact">{grade}</Chip>}>
      <ul>
        {checks.map(({ check, told, found, result }) => (
          <li
            key={check}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-grey-2 py-2 not-first:border-t"
          >
            <b className="font-semibold wrap-anywhere">{check}</b>
            <Chip look={RESULTS[result].look}>{RESULTS[result].label}</Chip>
            <span className="col-span-2 text-caption wrap-anywhere text-muted">
              Told: {told || 'not asked'}
              {result !== 'as_told' && found && `. Found: ${found}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <PhotoRow photos={photos} what="the device" />
      </div>
    </Box>
  );
}

/** The revised offers, the newest first, each cut with its evidence. */
export function RevisionPanels({ device: { revisions, payout } }: { device: Device }) {
  const paid = (sums: { cash: number; voucher: number }) => (payout === 'bank' ? sums.cash : sums.voucher);
  return revisions.toReversed().map((revision) => (
    <Box
      key={revision.at}
      title={`${formatPounds(paid(revision.old))} became ${formatPounds(paid(revision.new))}`}
      note={
        <span className="text-muted">
          {[revision.is_final && 'Final', revision.by, dayWords(revision.at)].filter(Boolean).join(', ')}
        </span>
      }
    >
      <ul>
        {revision.cuts.map(({ check, told, found, reason, amount, photos }) => (
          <li key={check} className="border-grey-2 py-3 not-first:border-t">
            <p className="flex justify-between gap-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">{check}</span>
              <span className="text-danger tabular-nums">−{formatPounds(amount)}</span>
            </p>
            <p className="text-caption wrap-anywhere text-muted">
              Told: {told || 'not asked'}. Found: {found}
            </p>
            <p className="my-1.5 wrap-anywhere whitespace-pre-line">{reason}</p>
            <PhotoRow photos={photos} what={check} />
          </li>
        ))}
      </ul>
    </Box>
  ));
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatPounds(Math.abs(amount))}`;

/** The customer's description, and how the first offer was worked out. */
export function QuotePanel({ device: { quote, answers } }: { device: Device }) {
  return (
    <Box title="The quote">
      <dl>
        <Row name="In its best condition">{formatPounds(quote.best.cash)}</Row>
        {answers.map(({ question, answer }) => {
          const line = quote.lines.find((one) => one.question === question && one.answer === answer);
          return (
            <Row key={question} name={`${question} ${answer}`}>
              {line ? signed(line.amount) : '£0'}
            </Row>
          );
        })}
        {quote.rounding !== 0 && <Row name="Rounded to £5">{signed(quote.rounding)}</Row>}
        <Row name="Offer by bank" strong>
          {formatPounds(quote.offer.cash)}
        </Row>
        <Row name="As a voucher">{formatPounds(quote.offer.voucher)}</Row>
      </dl>
    </Box>
  );
}
