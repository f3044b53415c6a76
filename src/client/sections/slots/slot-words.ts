import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';

/** 'Tue 17 Nov, 10 AM'. */
export const slotWords = (startsAt: string): string => {
  const at = new Date(startsAt);
  return `${dateWords(at)}, ${timeWords(at)}`;
};

/** '9:05' of the time that is left; undefined when it is over. */
export function leftWords(until: string, now: number): string | undefined {
  const seconds = Math.ceil((new Date(until).getTime() - now) / 1_000);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type Day = { slots: readonly { starts_at: string }[] };

/** The first free time after a taken one, or else the first of all. */
export function nextFree(days: readonly Day[], taken: string): string | undefined {
  const all = days.flatMap(({ slots }) => slots.map(({ starts_at: at }) => at)).filter((at) => at !== taken);
  return all.find((at) => at > taken) ?? all[0];
}
