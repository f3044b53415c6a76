const LINES = [
  ['iPhone 14 128GB', '319.00'],
  ['Clear case', '19.99'],
  ['Trade-in', '−95.00'],
] as const;

/** Widths of each bar and of the gap after it. */
const BARS: readonly [bar: number, gap: number][] = [
  [2, 1],
  [3, 1],
  [1, 2],
  [4, 1],
  [2, 1],
  [1, 3],
  [2, 1],
  [1, 2],
  [3, 4],
  [1, 2],
  [2, 1],
  [4, 1],
  [3, 1],
  [1, 2],
  [2, 3],
  [1, 1],
  [2, 1],
  [3, 0],
];
const HEIGHT = 30;

/** A drawn receipt, which runs out of the printer at the lower edge. */
export function Receipt() {
  return (
    <div aria-hidden="true" className="grid justify-center pt-8">
      <div className="w-51 rounded-t-[3px] bg-paper px-5 pt-5.5 pb-8 text-center text-caption shadow-overlay tabular-nums">
        <b className="block text-h3 leading-5.5 font-price tracking-[-0.03em]">
          Northgate
          <br />
          Mobiles
        </b>
        <span className="mt-1.5 block text-[12px] text-muted">14 Camden High Street</span>
        <hr className="my-2.75 border-t border-dashed border-outline" />
        {LINES.map(([name, amount]) => (
          <p key={name} className="flex justify-between py-0.5">
            {name} <b className="font-medium">{amount}</b>
          </p>
        ))}
        <hr className="my-2.75 border-t border-dashed border-outline" />
        <p className="flex justify-between text-label font-price">
          <span>Total</span> <span>£243.99</span>
        </p>
        <Barcode />
      </div>
    </div>
  );
}

/** Every bar starts where the one before it and its gap end. */
const BAR_PATH = `M0 0${BARS.map(([bar, gap]) => `h${bar}v${HEIGHT}h-${bar}zm${bar + gap} 0`).join('')}`;
const WIDTH = BARS.reduce((sum, [bar, gap]) => sum + bar + gap, 0);

function Barcode() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mx-auto mt-4 h-7.5 w-32 fill-ink"
    >
      <path d={BAR_PATH} />
    </svg>
  );
}
