import { FLAGS } from './flags.ts';

/** Drawn, since not every system has flags among its letters. */
export function Flag({ country }: { country: string }) {
  return (
    <svg
      viewBox="0 0 22 16"
      width={22}
      height={16}
      aria-hidden="true"
      className="shrink-0 overflow-hidden rounded-[2px] ring-1 ring-ink/15"
    >
      {FLAGS[country]?.map(([colour, path], index) => (
        <path key={index} fill={colour} d={path} />
      ))}
    </svg>
  );
}
