import { POS_NAME } from '#rules/presentation/pos-words.ts';

/** The product's own mark: the folding screen of the shop behind it, on ink. */
export function Brand({ small = false }: { small?: boolean }) {
  return (
    <span className="flex items-center gap-2 font-price w500:gap-2.5 whitespace-nowrap">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-ink">
        <img src="/mark.svg" alt="" width={18} height={18} />
      </span>
      <span
        className={
          small
            ? 'text-[1.0625rem] tracking-[-0.02em]'
            : 'text-[1.1875rem] tracking-[-0.03em] w960:text-[1.5rem]'
        }
      >
        {POS_NAME}
      </span>
    </span>
  );
}
