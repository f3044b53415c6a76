export type LiveFact = { label: string; value: string };

/**
 * On a narrow screen the panel with the price is far from the question, so this strip stays under the header and shows
 * the same. The block above it hides scrolled content until the header appears.
 */
export function LiveStrip({ facts }: { facts: readonly LiveFact[] }) {
  return (
    <dl className="sticky top-15 z-20 flex h-16 items-center gap-5 border-b border-ink/6 bg-accent-tint px-gutter before:absolute before:inset-x-0 before:bottom-full before:h-15 before:bg-paper w768:hidden">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 not-first:last:ml-auto not-first:last:text-right">
          <dt className="truncate text-[0.75rem] leading-4 text-secondary">{label}</dt>
          <dd className="truncate text-h3 leading-6.5! font-price whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
