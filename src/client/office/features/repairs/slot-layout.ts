import type { RepairCalendar } from '#contract/repairs-office.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** Pixels for half an hour. */
export const HALF_HOUR = 24;
/** Shorter slots have no room for a word. */
const LEAST_FREE = HALF_HOUR;

export interface SlotBlock {
  bench: number;
  top: number;
  height: number;
  /** null: the bench is free. */
  slot: RepairCalendar['slots'][number] | null;
}

export interface SlotLayout {
  height: number;
  hours: { at: Date; top: number }[];
  blocks: SlotBlock[];
  /** The position of the current time; undefined outside of the opening hours. */
  now: number | undefined;
}

type Day = Pick<RepairCalendar, 'opens' | 'closes' | 'benches' | 'slots'>;

/**
 * The positions of a day's slots, bench by bench, with the free time between them; undefined on a closed day.
 */
export function slotLayout({ opens, closes, benches, slots }: Day, now: Date): SlotLayout | undefined {
  if (opens === null || closes === null) return undefined;
  // Slots that were booked before the hours changed are shown too.
  const starts = [opens, ...slots.map((slot) => slot.starts_at)].map((at) => new Date(at).getTime());
  const ends = [closes, ...slots.map((slot) => slot.ends_at)].map((at) => new Date(at).getTime());
  const first = Math.min(...starts);
  const last = Math.max(...ends);
  const topOf = (moment: number) => Math.round(((moment - first) / HALF_HOUR_MS) * HALF_HOUR);
  const hours = Array.from({ length: Math.ceil((last - first) / (2 * HALF_HOUR_MS)) + 1 }, (_, hour) => {
    const at = first + hour * 2 * HALF_HOUR_MS;
    return { at: new Date(at), top: topOf(at) };
  }).filter(({ at }) => at.getTime() <= last);
  const blocks: SlotBlock[] = [];
  // A bench that was taken away may still have its slots.
  const most = Math.max(benches, ...slots.map(({ bench }) => bench));
  for (let bench = 1; bench <= most; bench++) {
    const own = slots
      .filter((slot) => slot.bench === bench)
      .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
    let free = new Date(opens).getTime();
    const fill = (until: number) => {
      const height = topOf(until) - topOf(free);
      if (bench <= benches && height >= LEAST_FREE)
        blocks.push({ bench, top: topOf(free), height, slot: null });
    };
    for (const slot of own) {
      const [from, to] = [new Date(slot.starts_at).getTime(), new Date(slot.ends_at).getTime()];
      fill(from);
      blocks.push({ bench, top: topOf(from), height: topOf(to) - topOf(from), slot });
      free = Math.max(free, to);
    }
    fill(new Date(closes).getTime());
  }
  const at = now.getTime();
  return { height: topOf(last), hours, blocks, now: at >= first && at <= last ? topOf(at) : undefined };
}

/** How many half hours are taken, of all: '9 of 15 hours taken'. */
export function takenWords({ opens, closes, benches, slots }: Day): string {
  if (opens === null || closes === null) return 'Closed';
  const hoursOf = (from: string, to: string) =>
    (new Date(to).getTime() - new Date(from).getTime()) / (2 * HALF_HOUR_MS);
  const all = Math.round(hoursOf(opens, closes) * benches);
  const taken = slots.reduce((sum, slot) => sum + hoursOf(slot.starts_at, slot.ends_at), 0);
  return `${Math.round(taken * 2) / 2} of ${all} hours taken`;
}
