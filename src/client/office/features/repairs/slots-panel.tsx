import { ChevronLeft, ChevronRight, Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { addDays, dateWords, dayText, shopTime } from '#rules/stores/shop-time.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { BenchesDialog } from './benches-dialog.tsx';
import { useCalendar, type StoreBenches } from './repairs.api.ts';
import { slotLayout, takenWords, type SlotBlock, type SlotLayout } from './slot-layout.ts';
import { STATES } from './state-words.ts';

type Props = {
  stores: readonly StoreBenches[];
  store: number;
  day: string;
  area: OfficeArea;
  now: Date;
  onDay: (day: string) => void;
};

/** The day before or after, such as '2026-11-17'. */
const daysOn = (day: string, days: number) => dayText(addDays(shopTime(new Date(`${day}T12:00:00Z`)), days));

/** The benches of a store on one day. */
export function SlotsPanel({ stores, store, day, area, now, onDay }: Props) {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const calendar = useCalendar(store, day);
  const { data } = calendar;
  const layout = data && slotLayout(data, now);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-paper">
      <div className="border-b border-grey-2 px-4 pt-3 pb-2">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id={id} className="text-[1.0625rem] leading-6 font-semibold">
            Slots
          </h2>
          <span className="text-muted">{data ? takenWords(data) : '\u00a0'}</span>
          <Button
            size={40}
            variant="text"
            className="ml-auto max-w1280:h-11"
            onClick={() => setIsAsked(true)}
          >
            <Settings2 size={16} /> Benches
          </Button>
        </div>
        <p className="text-caption text-muted">{data?.name ?? '\u00a0'}</p>
        <div className="mt-1 flex items-center gap-1">
          <b className="flex-1 font-semibold">{dateWords(new Date(`${day}T12:00:00Z`))}</b>
          <IconButton label="Day before" look="plain" size={44} onClick={() => onDay(daysOn(day, -1))}>
            <ChevronLeft size={18} />
          </IconButton>
          <IconButton label="Next day" look="plain" size={44} onClick={() => onDay(daysOn(day, 1))}>
            <ChevronRight size={18} />
          </IconButton>
        </div>
      </div>
      {calendar.error && !data ? (
        <div className="p-5">
          <p role="alert" className="mb-3 text-danger">
            {messageOf(calendar.error)}
          </p>
          <Button size={40} busy={calendar.isFetching && 'Trying'} onClick={() => void calendar.refetch()}>
            Try now
          </Button>
        </div>
      ) : !data ? (
        <Skeleton className="m-4 h-100 rounded-box" />
      ) : layout ? (
        <Grid layout={layout} benches={data.benches} area={area} now={now} />
      ) : (
        <p className="px-5 py-10 text-center text-muted">The store is closed on this day.</p>
      )}
      {isAsked && <BenchesDialog stores={stores} onClose={() => setIsAsked(false)} />}
    </section>
  );
}

type GridProps = { layout: SlotLayout; benches: number; area: OfficeArea; now: Date };

function Grid({ layout, benches, area, now }: GridProps) {
  const { height, hours, blocks } = layout;
  const most = Math.max(benches, 1, ...blocks.map(({ bench }) => bench));
  const columns = { gridTemplateColumns: `repeat(${most}, minmax(82px, 1fr))` };
  return (
    <div className="overflow-x-auto p-3">
      <div className="min-w-fit pl-14">
        <div style={columns} className="grid gap-1 pb-2 text-caption text-muted">
          {Array.from({ length: most }, (_, bench) => (
            <span key={bench}>Bench {bench + 1}</span>
          ))}
        </div>
        <div className="relative" style={{ height }}>
          {hours.map(({ at, top }) => (
            <span
              key={top}
              style={{ top }}
              className="absolute -left-14 -translate-y-1/2 text-caption whitespace-nowrap text-muted tabular-nums"
            >
              {timeWords(at)}
            </span>
          ))}
          <div style={columns} className="absolute inset-0 grid gap-1">
            {Array.from({ length: most }, (_, bench) => (
              <ul key={bench} aria-label={`Bench ${bench + 1}`} className="relative">
                {blocks
                  .filter((block) => block.bench === bench + 1)
                  .map((block) => (
                    <Block key={block.top} block={block} area={area} />
                  ))}
              </ul>
            ))}
          </div>
          {layout.now !== undefined && (
            <p
              style={{ top: layout.now }}
              className="absolute right-0 -left-14 h-0.5 -translate-y-1/2 bg-danger"
            >
              <span className="absolute -top-2.5 left-0 rounded-badge bg-danger px-1 text-badge leading-5 text-paper tabular-nums">
                {timeWords(now)}
              </span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** States in which the bench is done with a device. */
const DONE: ReadonlySet<string> = new Set(['ready', 'dispatched', 'collected', 'closed']);

function Block({ block: { top, height, slot }, area }: { block: SlotBlock; area: OfficeArea }) {
  const place = { top: top + 1, height: height - 2 };
  const shape = 'absolute inset-x-0 overflow-hidden rounded-control px-1.5 text-caption';
  if (slot === null) {
    return (
      <li
        style={place}
        className={cx(shape, 'grid place-items-center border border-dashed border-control font-semibold')}
      >
        Free
      </li>
    );
  }
  const when = `${timeWords(new Date(slot.starts_at))} to ${timeWords(new Date(slot.ends_at))}`;
  if (slot.number === null) {
    return (
      <li style={place} title={when} className={cx(shape, 'bg-grey-2 py-0.5 text-secondary')}>
        Held
      </li>
    );
  }
  const isDone = slot.state !== null && DONE.has(slot.state);
  return (
    <li
      style={place}
      title={when}
      className={cx(
        shape,
        'border-l-3 py-0.5',
        isDone ? 'border-control bg-grey-2 text-secondary' : 'border-repair bg-repair-tint text-repair-text',
      )}
    >
      <Anchor
        href={officePaths.repair(area, slot.number)}
        className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:-outline-offset-2"
      >
        {slot.device ?? slot.number}
        <span className="sr-only">
          , {slot.number}, {when}
        </span>
      </Anchor>
      {slot.state && <span className="block truncate">{STATES[slot.state].label}</span>}
    </li>
  );
}
