import type { DiscountCode } from '#contract/codes-office.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { datesWords, discountWords, scopeWords, STANDS, usesWords } from './code-words.ts';

export interface CodeActions {
  onChange: (code: DiscountCode) => void;
  onEnd: (code: DiscountCode) => void;
}

export const codeColumns = (actions: CodeActions): Column<DiscountCode>[] => [
  {
    key: 'code',
    head: 'Code',
    kind: 'main',
    track: '1fr',
    cell: (code) => (
      <>
        <b className="block font-semibold wrap-anywhere">{code.code}</b>
        <span className="block text-caption text-muted">{discountWords(code)}</span>
      </>
    ),
  },
  {
    key: 'for',
    head: 'For',
    track: ['1fr', '1fr', '1.2fr'],
    cell: (code) => (
      <>
        <span className="block wrap-anywhere">{scopeWords(code)}</span>
        <span className="block text-caption text-muted">
          {code.paid_by === 'site' ? 'The site pays' : 'The vendor pays'}
          <span className="w1200:hidden">, used {usesWords(code)}</span>
        </span>
      </>
    ),
  },
  { key: 'uses', head: 'Uses', track: 110, from: 1200, className: 'tabular-nums', cell: usesWords },
  { key: 'dates', head: 'Dates', track: '1.2fr', from: 1200, cell: datesWords },
  { key: 'state', head: 'State', track: 90, from: 1200, cell: (code) => <StandChip code={code} /> },
  {
    key: 'least',
    head: 'From',
    kind: 'extra',
    track: 80,
    className: 'text-right tabular-nums',
    cell: ({ least }) => (least > 0 ? sumWords(least) : 'Any sum'),
  },
  {
    key: 'each',
    head: 'For each person',
    kind: 'extra',
    track: 120,
    cell: ({ most_per_person: most }) => (most === null ? 'No limit' : countOf(most, 'time')),
  },
  {
    key: 'paid_by',
    head: 'Paid by',
    kind: 'extra',
    track: 90,
    cell: ({ paid_by: who }) => (who === 'site' ? 'The site' : 'The vendor'),
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: 176,
    className: 'flex justify-end gap-2',
    cell: (code) => <Actions code={code} actions={actions} />,
  },
];

function StandChip({ code: { stand } }: { code: DiscountCode }) {
  const { label, look } = STANDS[stand];
  return <Chip look={look}>{label}</Chip>;
}

function Actions({ code, actions }: { code: DiscountCode; actions: CodeActions }) {
  const look = 'h-11! px-3! w1200:h-9!';
  return (
    <>
      <Button
        size={40}
        variant="outline"
        className={look}
        data-next=""
        aria-label={`Change ${code.code}`}
        onClick={() => actions.onChange(code)}
      >
        Change
      </Button>
      {code.stand !== 'ended' && (
        <Button
          size={40}
          variant="outline"
          className={`${look} text-danger!`}
          aria-label={`End ${code.code}`}
          onClick={() => actions.onEnd(code)}
        >
          End
        </Button>
      )}
    </>
  );
}

/** A code on a phone. */
export function CodeCard({ code, actions }: { code: DiscountCode; actions: CodeActions }) {
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <b className="min-w-0 font-semibold wrap-anywhere">{code.code}</b>
        <StandChip code={code} />
      </p>
      <p className="mt-1 text-label">{discountWords(code)}</p>
      <p className="text-small text-muted">{scopeWords(code)}</p>
      <p className="text-small text-muted">
        Used {usesWords(code)}; {datesWords(code)}
      </p>
      <div className="mt-3 flex gap-2">
        <Actions code={code} actions={actions} />
      </div>
    </>
  );
}
