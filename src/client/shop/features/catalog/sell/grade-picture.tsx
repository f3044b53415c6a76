type Shape = 'phone' | 'tablet' | 'laptop' | 'watch' | 'console' | 'round';

/** Body of each shape inside a square of 72: x, y, width, height, radius. */
const BODIES: Record<Shape, [number, number, number, number, number]> = {
  phone: [21, 12, 30, 72, 7],
  tablet: [14, 14, 44, 70, 6],
  laptop: [13, 17, 46, 32, 3.5],
  watch: [20, 18, 32, 36, 10],
  console: [9, 27, 54, 20, 6],
  round: [19, 18, 34, 36, 15],
};

const SHAPES: Readonly<Record<string, Shape>> = {
  Phones: 'phone',
  Tablets: 'tablet',
  Laptops: 'laptop',
  Watches: 'watch',
  Consoles: 'console',
};

const WEAR = ['like-new', 'good', 'worn', 'cracked', 'faulty'] as const;
export type Wear = (typeof WEAR)[number];

export function isWear(value: string): value is Wear {
  return (WEAR as readonly string[]).includes(value);
}

/** Marks in the middle of the device, drawn in white lines. */
const MARKS: Partial<Record<Wear, string>> = {
  good: 'M30 33l4 2M39 42l3-2.5',
  worn: 'M28 27l7 5M41 25l-4 8M30 41l9-5M38 46l6-6M27 36l3 7',
  cracked:
    'M38 34L24 22M38 34l14-10M38 34L23 40M38 34l6 26M38 34l16 8M38 34l-8 18M31 28l2-6M44 30l2 6M33 36l-2 8M41 46l6 2',
  faulty: 'M36 29v8M36 42v.6',
};

/** A drawing of a grade on the kind of device that is sold. */
export function GradePicture({ wear, kind }: { wear: Wear; kind: string | undefined }) {
  const shape = SHAPES[kind ?? ''] ?? 'round';
  const [x, y, width, height, radius] = BODIES[shape];
  const inset = 2.5;
  const screen = { x: x + inset, y: y + inset, width: width - inset * 2, height: height - inset * 2 };
  const isDark = wear === 'faulty';
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="size-16 shrink-0 rounded-box w960:size-18">
      <rect width="72" height="72" fill="#eceae4" />
      {shape === 'watch' && <path d="M26 4h20v16H26zM26 52h20v20H26z" fill="#8a8780" />}
      {shape === 'laptop' && <path d="M7 50h58l-3 5H10z" fill="#8a8780" />}
      <rect x={x} y={y} width={width} height={height} rx={radius} fill="#1d2024" />
      <rect {...screen} rx={Math.max(1, radius - inset)} fill={isDark ? '#2c2f35' : '#2a7d63'} />
      {shape === 'phone' && <rect x="31" y="17.5" width="10" height="3.5" rx="1.75" fill="#1d2024" />}
      {/* A nested svg cuts off the marks at the edge of the screen. */}
      <svg
        x={screen.x}
        y={screen.y}
        width={screen.width}
        height={screen.height}
        viewBox={`${screen.x} ${screen.y} ${screen.width} ${screen.height}`}
      >
        <path
          d={MARKS[wear] ?? ''}
          fill="none"
          stroke={isDark ? '#f3f1ec' : '#e7f6ef'}
          strokeWidth={isDark ? 3 : wear === 'cracked' ? 1.2 : 1.4}
          strokeLinecap="round"
        />
      </svg>
    </svg>
  );
}
