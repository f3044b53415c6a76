import type { NextWords } from './next-words.ts';

/** The price of a sale or repair, and the next steps. */
export function WhatNext({ words: { title, text, steps } }: { words: NextWords }) {
  return (
    <section
      aria-labelledby="what-next"
      className="mt-4 rounded-box bg-accent-tint px-4 py-3.5 text-small tabular-nums"
    >
      <p className="text-name text-balance">{title}</p>
      {text && <p className="mt-0.5 text-secondary">{text}</p>}
      <h3 id="what-next" className="mt-3 border-t border-ink/8 pt-3 font-semibold text-accent-text">
        What happens next
      </h3>
      <ol className="mt-2 grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-2.5">
            <span
              aria-hidden="true"
              className="grid size-5 shrink-0 place-items-center rounded-full bg-paper text-caption font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
