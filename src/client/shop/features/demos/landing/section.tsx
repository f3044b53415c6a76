import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';

/** Sections of this page have more space between them than those of the shop. */
export const apart = 'mt-20 w960:mt-30';

type SectionProps = {
  /** The id that a link of the header leads to. */
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** One idea: its name on the left, a sentence on the right, and what shows it below. */
export function Section({ id, children, ...words }: SectionProps) {
  return (
    <Container>
      <section id={id} aria-labelledby={`${id}-title`} className={apart}>
        <SectionHead id={id} {...words} />
        {children}
      </section>
    </Container>
  );
}

export function SectionHead({ id, title, text }: Omit<SectionProps, 'children'>) {
  return (
    <div
      className={cx(
        'mb-7 grid items-end gap-x-6 gap-y-3 w960:mb-10',
        text !== undefined && 'w960:grid-cols-[7fr_5fr]',
      )}
    >
      <h2 id={`${id}-title`} className="max-w-100 text-h2">
        {title}
      </h2>
      {text !== undefined && <p className="max-w-115 text-secondary">{text}</p>}
    </div>
  );
}
