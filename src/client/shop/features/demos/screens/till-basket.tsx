import { ChevronRight } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { ThingPicture } from './thing-picture.tsx';
import type { TillLine, TillMode } from './till-mode.ts';

export function TillBasket({ mode }: { mode: TillMode }) {
  const { customer, lines, sums, total } = mode;
  return (
    <div className="flex flex-col px-4 pt-3 pb-4 text-small w650:border-r w650:border-border">
      <div className="mb-1 flex items-center gap-3 border-b border-border pb-3">
        <Initials text={customer.initials} className="size-9 bg-accent-tint text-accent-text" />
        <p className="min-w-0 flex-1">
          <b className="block truncate font-medium">{customer.name}</b>
          <span className="block truncate text-caption text-muted">{customer.detail}</span>
        </p>
        <ChevronRight size={18} />
      </div>
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
      <dl className="mt-auto border-t border-border pt-2.5 tabular-nums">
        {sums.map(({ label, amount, isCredit }) => (
          <div
            key={label}
            className={cx('flex justify-between', isCredit ? 'text-sell-text' : 'text-secondary')}
          >
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between pt-1">
          <dt className="font-medium">{total.label}</dt>
          <dd className="text-[1.5rem] leading-8 font-price tracking-[-0.02em]">{total.amount}</dd>
        </div>
      </dl>
      <Actions mode={mode} />
    </div>
  );
}

export function Initials({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span className={cx('grid shrink-0 place-items-center rounded-full text-badge', className)}>{text}</span>
  );
}

function Line({ line: { face, name, detail, amount, isCredit = false } }: { line: TillLine }) {
  return (
    <div
      className={cx(
        'flex items-center gap-3',
        isCredit ? '-mx-2 mt-1 mb-2 rounded-control bg-sell-tint px-2 py-1.5 text-sell-text' : 'py-1.75',
      )}
    >
      <Face face={face} />
      <p className="min-w-0 flex-1">
        <b className="block truncate font-medium">{name}</b>
        <span className={cx('block truncate text-caption', !isCredit && 'text-muted')}>{detail}</span>
      </p>
      <span className="font-medium tabular-nums">{amount}</span>
    </div>
  );
}

function Face({ face }: { face: TillLine['face'] }) {
  if (typeof face === 'string') {
    return <ThingPicture name={face} shown={44} className="h-12 w-11 rounded-control" />;
  }
  const Icon = face;
  return (
    <span className="grid h-12 w-11 shrink-0 place-items-center rounded-control bg-grey-1 text-muted">
      <Icon size={20} />
    </span>
  );
}

function Actions({ mode: { actions } }: { mode: TillMode }) {
  const [first, second, main] = actions;
  return (
    <div className="mt-2 grid grid-cols-[56px_56px_1fr] gap-2">
      {[first, second].map(({ icon: Icon, label }) => (
        <span
          key={label}
          className="flex h-13 flex-col items-center justify-center gap-0.5 rounded-control border border-outline text-[12px] leading-3.5 font-medium"
        >
          <Icon size={18} />
          {label}
        </span>
      ))}
      <span className="flex h-13 items-center justify-center gap-2 rounded-control bg-accent font-semibold text-accent-on tabular-nums">
        <main.icon size={20} />
        {main.label}
      </span>
    </div>
  );
}
