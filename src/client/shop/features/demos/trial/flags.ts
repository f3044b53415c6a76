/** Flags as coloured paths on a ground of 22 by 16, drawn small: what can't be seen at that size is left out. */
export type Shape = readonly [colour: string, path: string];

const ALL = 'M0 0h22v16H0z';

const bands = (...colours: string[]): Shape[] =>
  colours.map((colour, index) => [
    colour,
    `M0 ${(16 / colours.length) * index}h22v${16 / colours.length}H0z`,
  ]);

const columns = (...colours: string[]): Shape[] =>
  colours.map((colour, index) => [
    colour,
    `M${(22 / colours.length) * index} 0h${22 / colours.length}v16h-${22 / colours.length}z`,
  ]);

const nordic = (ground: string, cross: string, inner?: string): Shape[] => [
  [ground, ALL],
  [cross, 'M6 0h4v16H6zM0 6h22v4H0z'],
  ...(inner ? [[inner, 'M7 0h2v16H7zM0 7h22v2H0z'] as const] : []),
];

const disc = (colour: string, x: number, y: number, radius: number): Shape => [
  colour,
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
];

function star(colour: string, x: number, y: number, radius: number): Shape {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.4 : radius;
    const angle = (index * Math.PI) / 5;
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return [colour, `M${points.join('L')}z`];
}

const UNION: Shape[] = [
  ['#012169', ALL],
  ['#ffffff', 'M0 0h2.6L22 14.1V16h-2.6L0 1.9zM22 0v1.9L2.6 16H0v-1.9L19.4 0z'],
  ['#c8102e', 'M0 0h1.2L22 15.1V16h-1.2L0 .9zM22 0v.9L1.2 16H0v-.9L20.8 0z'],
  ['#ffffff', 'M8.3 0h5.4v16H8.3zM0 5.3h22v5.4H0z'],
  ['#c8102e', 'M9.4 0h3.2v16H9.4zM0 6.4h22v3.2H0z'],
];

/** The Union Flag in the corner of another. */
const corner: Shape[] = UNION.map(([colour, path]) => [
  colour,
  path.replace(/-?\d*\.?\d+/g, (number) => ` ${Number(number) / 2}`),
]);

const stripes = (count: number) =>
  Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const height = 16 / count;
    return `M0 ${height * (2 * index + 1)}h22v${height}H0z`;
  }).join('');

export const FLAGS: Readonly<Record<string, readonly Shape[]>> = {
  gb: UNION,
  ie: columns('#169b62', '#ffffff', '#ff883e'),
  ae: [...bands('#00732f', '#ffffff', '#000000'), ['#ff0000', 'M0 0h5.5v16H0z']],
  at: bands('#ed2939', '#ffffff', '#ed2939'),
  au: [
    ['#012169', ALL],
    ...corner,
    star('#ffffff', 5.5, 12, 2),
    star('#ffffff', 16.5, 3, 1.2),
    star('#ffffff', 16.5, 13.2, 1.2),
    star('#ffffff', 13.6, 7.4, 1.2),
    star('#ffffff', 19.2, 6.2, 1.2),
  ],
  bd: [['#006a4e', ALL], disc('#f42a41', 10, 8, 5)],
  be: columns('#000000', '#fae042', '#ed2939'),
  bg: bands('#ffffff', '#00966e', '#d62612'),
  ca: [
    ['#ffffff', ALL],
    ['#d52b1e', 'M0 0h5.5v16H0zM16.5 0H22v16h-5.5z'],
    [
      '#d52b1e',
      'M11 2.8l1 1.9 1.3-.6-.4 3.2 1.7-1.6.4 1 1.7-.3-.6 1.8.8.5-2.9 2.4.3 1-2.9-.4.1 1.7h-1l.1-1.7-2.9.4.3-1L5.1 8.7l.8-.5-.6-1.8 1.7.3.4-1 1.7 1.6-.4-3.2 1.3.6z',
    ],
  ],
  ch: [
    ['#d52b1e', ALL],
    ['#ffffff', 'M9.5 3h3v10h-3zM6 6.5h10v3H6z'],
  ],
  cn: [
    ['#ee1c25', ALL],
    star('#ffff00', 4, 4.6, 2.6),
    star('#ffff00', 8, 2, 1),
    star('#ffff00', 9.4, 4, 1),
    star('#ffff00', 9.4, 6.6, 1),
    star('#ffff00', 8, 8.6, 1),
  ],
  cz: [...bands('#ffffff', '#d7141a'), ['#11457e', 'M0 0l11 8L0 16z']],
  de: bands('#000000', '#dd0000', '#ffce00'),
  dk: nordic('#c8102e', '#ffffff'),
  ee: bands('#0072ce', '#000000', '#ffffff'),
  es: [
    ['#aa151b', ALL],
    ['#f1bf00', 'M0 4h22v8H0z'],
  ],
  fi: nordic('#ffffff', '#003580'),
  fr: columns('#002395', '#ffffff', '#ed2939'),
  gh: [...bands('#ce1126', '#fcd116', '#006b3f'), star('#000000', 11, 8.2, 2.6)],
  gr: [
    ['#0d5eaf', ALL],
    ['#ffffff', stripes(9)],
    ['#0d5eaf', 'M0 0h8.9v8.9H0z'],
    ['#ffffff', 'M3.6 0h1.7v8.9H3.6zM0 3.6h8.9v1.7H0z'],
  ],
  hu: bands('#cd2a3e', '#ffffff', '#436f4d'),
  in: [
    ...bands('#ff9933', '#ffffff', '#138808'),
    disc('#000080', 11, 8, 2.1),
    disc('#ffffff', 11, 8, 1.6),
    disc('#000080', 11, 8, 0.6),
  ],
  is: nordic('#02529c', '#ffffff', '#dc1e35'),
  it: columns('#009246', '#ffffff', '#ce2b37'),
  jp: [['#ffffff', ALL], disc('#bc002d', 11, 8, 4.6)],
  ke: [
    ['#ffffff', ALL],
    ['#000000', 'M0 0h22v4.8H0z'],
    ['#bb0000', 'M0 5.6h22v4.8H0z'],
    ['#006600', 'M0 11.2h22V16H0z'],
    ['#bb0000', 'M11 3q4 5 0 10q-4-5 0-10z'],
    ['#ffffff', 'M11 6.6q1 1.4 0 2.8q-1-1.4 0-2.8z'],
  ],
  lt: bands('#fdb913', '#006a44', '#c1272d'),
  lu: bands('#ed2939', '#ffffff', '#00a1de'),
  lv: [
    ['#9e3039', ALL],
    ['#ffffff', 'M0 6.4h22v3.2H0z'],
  ],
  mt: columns('#ffffff', '#cf142b'),
  ng: columns('#008751', '#ffffff', '#008751'),
  nl: bands('#ae1c28', '#ffffff', '#21468b'),
  no: nordic('#ba0c2f', '#ffffff', '#00205b'),
  nz: [
    ['#012169', ALL],
    ...corner,
    star('#c8102e', 16.5, 3, 1.5),
    star('#c8102e', 16.5, 13, 1.5),
    star('#c8102e', 13.6, 7.2, 1.5),
    star('#c8102e', 19.4, 6.4, 1.5),
  ],
  pk: [
    ['#01411c', ALL],
    ['#ffffff', 'M0 0h5.5v16H0z'],
    disc('#ffffff', 13.4, 8.2, 4),
    disc('#01411c', 14.6, 7.2, 3.6),
    star('#ffffff', 15.8, 5.6, 1.6),
  ],
  pl: bands('#ffffff', '#dc143c'),
  pt: [
    ['#ff0000', ALL],
    ['#006600', 'M0 0h8.8v16H0z'],
    disc('#ffd700', 8.8, 8, 3),
    disc('#ff0000', 8.8, 8, 1.9),
    disc('#ffffff', 8.8, 8, 1.1),
  ],
  ro: columns('#002b7f', '#fcd116', '#ce1126'),
  se: nordic('#006aa7', '#fecc00'),
  sg: [
    ...bands('#ed2939', '#ffffff'),
    disc('#ffffff', 4.6, 4, 2.8),
    disc('#ed2939', 5.7, 4, 2.6),
    star('#ffffff', 6.6, 4, 1.3),
  ],
  tr: [
    ['#e30a17', ALL],
    disc('#ffffff', 8, 8, 4.2),
    disc('#e30a17', 9.1, 8, 3.4),
    star('#ffffff', 12.8, 8, 2),
  ],
  ua: bands('#0057b7', '#ffd700'),
  us: [
    ['#b22234', ALL],
    ['#ffffff', stripes(13)],
    ['#3c3b6e', 'M0 0h9.6v8.6H0z'],
    ...[1.6, 4.8, 8].flatMap((x) => [1.6, 4.3, 7].map((y) => disc('#ffffff', x, y, 0.55))),
  ],
  za: [
    ['#de3831', 'M0 0h22v8H0z'],
    ['#002395', 'M0 8h22v8H0z'],
    ['#ffffff', 'M0 0h2.6l7.2 5.3H22v5.4H9.8L2.6 16H0z'],
    ['#007a4d', 'M0 1.2 9 6.6h13v2.8H9l-9 5.4z'],
    ['#ffb612', 'M0 3l6.8 5L0 13z'],
    ['#000000', 'M0 4.5 4.8 8 0 11.5z'],
  ],
};
