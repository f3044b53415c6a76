/** Flags as coloured paths on a ground of 22 by 16, drawn small: what can't be seen at that size is left out. */
export type Shape = readonly [colour: string, path: string];

export const ALL = 'M0 0h22v16H0z';

export const bands = (...colours: string[]): Shape[] =>
  colours.map((colour, index) => [
    colour,
    `M0 ${(16 / colours.length) * index}h22v${16 / colours.length}H0z`,
  ]);

export const columns = (...colours: string[]): Shape[] =>
  colours.map((colour, index) => [
    colour,
    `M${(22 / colours.length) * index} 0h${22 / colours.length}v16h-${22 / colours.length}z`,
  ]);

export const nordic = (ground: string, cross: string, inner?: string): Shape[] => [
  [ground, ALL],
  [cross, 'M6 0h4v16H6zM0 6h22v4H0z'],
  ...(inner ? [[inner, 'M7 0h2v16H7zM0 7h22v2H0z'] as const] : []),
];

export const disc = (colour: string, x: number, y: number, radius: number): Shape => [
  colour,
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
];

export function star(colour: string, x: number, y: number, radius: number): Shape {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? radius * 0.4 : radius;
    const angle = (index * Math.PI) / 5;
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return [colour, `M${points.join('L')}z`];
}

export const UNION: Shape[] = [
  ['#012169', ALL],
  ['#ffffff', 'M0 0h2.6L22 14.1V16h-2.6L0 1.9zM22 0v1.9L2.6 16H0v-1.9L19.4 0z'],
  ['#c8102e', 'M0 0h1.2L22 15.1V16h-1.2L0 .9zM22 0v.9L1.2 16H0v-.9L20.8 0z'],
  ['#ffffff', 'M8.3 0h5.4v16H8.3zM0 5.3h22v5.4H0z'],
  ['#c8102e', 'M9.4 0h3.2v16H9.4zM0 6.4h22v3.2H0z'],
];

/** The Union Flag in the corner of another. */
export const corner: Shape[] = UNION.map(([colour, path]) => [
  colour,
  path.replace(/-?\d*\.?\d+/g, (number) => ` ${Number(number) / 2}`),
]);

export const stripes = (count: number) =>
  Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const height = 16 / count;
    return `M0 ${height * (2 * index + 1)}h22v${height}H0z`;
  }).join('');
