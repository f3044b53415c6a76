import type { DiscountCode } from '#contract/codes-office.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { datesWords, discountWords, scopeWords, STANDS, usesWords } from './code-words.ts';

/** Code, for, uses, dates, state, actions; on narrower screens fewer. */
export const CODE_GRID =
  'px-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_190px] w1200:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_120px_minmax(0,1.2fr)_90px_190px]';

export interface CodeActions {
  onChange: (code: DiscountCode) => void;
  onEnd: (code: DiscountCode) => void;
}

export const codeColumns = (actions: CodeActions): Column<DiscountCode>[] => [
  {
    head: 'Code',
    className: 'pr-3',
    cell: (code) => (
      <>
        <b className="block font-semibold wrap-anywhere">{code.code}</b>
        <span className="block text-caption text-muted">{discountWords(code)}</span>
      </>
    ),
  },
  {
    head: 'For',
    className: 'pr-3',
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
  { head: 'Uses', className: 'pr-3 tabular-nums max-w1200:hidden', cell: usesWords },
  { head: 'Dates', className: 'pr-3 max-w1200:hidden', cell: datesWords },
  { head: 'State', className: 'max-w1200:hidden', cell: (code) => <StandChip code={code} /> },
  {
    head: 'Actions',
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
