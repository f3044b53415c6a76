/** Side as seen from the front, distance from the top and length, for a body 147 mm high. */
export type Button = readonly [side: 'left' | 'right', top: number, length: number];

export const BUTTON_SETS = {
  'ring-switch': [
    ['left', 28, 5.2],
    ['left', 40, 10.5],
    ['left', 53.5, 10.5],
    ['right', 44, 17],
  ],
  action: [
    ['left', 28, 7.4],
    ['left', 40, 10.5],
    ['left', 53.5, 10.5],
    ['right', 44, 17],
    ['right', 95, 14],
  ],
  small: [
    ['left', 20, 5],
    ['left', 40, 10.5],
    ['left', 53.5, 10.5],
    ['right', 36, 9],
  ],
  'volume-first': [
    ['right', 33, 19],
    ['right', 60, 10.5],
  ],
  'power-first': [
    ['right', 40, 10.5],
    ['right', 57, 19],
  ],
  split: [
    ['left', 40, 8.6],
    ['left', 51, 8.6],
    ['right', 44, 11.5],
  ],
  slider: [
    ['left', 30, 8],
    ['right', 33, 17],
    ['right', 57, 10],
  ],
  none: [],
} as const satisfies Record<string, readonly Button[]>;

export type ButtonSet = keyof typeof BUTTON_SETS;
