import { describe, expect, it } from 'vitest';
import type { RepairCalendar } from '#contract/repairs-office.ts';
import { slotLayout, takenWords } from './slot-layout.ts';

const at = (time: string) => `2026-11-16T${time}:00.000Z`;
const slot = (bench: number, from: string, to: string) =>
  ({
    bench,
    starts_at: at(from),
    ends_at: at(to),
    number: 'RP-1',
    device: 'Pixel 8',
    state: 'in_repair',
  }) as RepairCalendar['slots'][number];
const day = {
  opens: at('09:00'),
  closes: at('18:00'),
  benches: 2,
  slots: [slot(1, '09:00', '10:30'), slot(2, '12:15', '13:00')],
};
const shapes = (layout: ReturnType<typeof slotLayout>) =>
  layout?.blocks.map(({ bench, top, height, slot: taken }) => [bench, top, height, taken !== null]);

describe('The slots of a day', () => {
  it('stand at their time, with the free time between them', () => {
    const layout = slotLayout(day, new Date(at('10:40')));
    expect(layout).toMatchObject({ height: 432, now: 80 });
    expect(layout?.hours).toHaveLength(10);
    expect(shapes(layout)).toEqual([
      [1, 0, 72, true],
      [1, 72, 360, false],
      [2, 0, 156, false],
      [2, 156, 36, true],
      [2, 192, 240, false],
    ]);
    expect(takenWords(day)).toBe('2.5 of 18 hours taken');
  });

  it('keeps what was booked on a bench that is gone, and outside of the hours', () => {
    const layout = slotLayout(
      { ...day, benches: 1, slots: [slot(2, '08:00', '09:00')] },
      new Date(at('20:00')),
    );
    expect(shapes(layout)).toEqual([
      [1, 48, 432, false],
      [2, 0, 48, true],
    ]);
    expect(layout?.now).toBeUndefined();
  });

  it('has none on a closed day', () => {
    expect(slotLayout({ ...day, opens: null, closes: null }, new Date())).toBeUndefined();
    expect(takenWords({ ...day, opens: null, closes: null })).toBe('Closed');
  });
});
