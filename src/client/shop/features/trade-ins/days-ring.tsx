const RADIUS = 28;
const ROUND = 2 * Math.PI * RADIUS;
/** How long the seller has to answer a changed offer. */
const DAYS = 7;

/** How many days are left, in a ring. */
export function DaysRing({ days }: { days: number }) {
  return (
    <span className="relative grid size-16 shrink-0 place-items-center" aria-hidden="true">
      <svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r={RADIUS} fill="none" strokeWidth="6" className="stroke-accent/20" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          fill="none"
          strokeWidth="6"
          strokeDasharray={`${(ROUND * Math.min(days, DAYS)) / DAYS} ${ROUND}`}
          className="stroke-accent"
        />
      </svg>
      <b className="text-tile tabular-nums">{days}</b>
    </span>
  );
}
