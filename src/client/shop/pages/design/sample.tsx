import type { ReactNode } from 'react';
import { Container } from '#client/ui/layout.tsx';
import type { SectionName } from './section-names.ts';

type Props = { id: string; name: SectionName; children: ReactNode };

/** One thing on the shelf of samples, under its name. */
export function Sample({ id, name, children }: Props) {
  return (
    <div id={id} className="scroll-mt-6">
      <Container>
        <p className="mb-5 flex flex-wrap items-baseline gap-x-3 border-t border-border pt-3 text-small">
          <span className="font-semibold">{name.name}</span>
          <code className="font-sans text-muted">{name.code}</code>
        </p>
      </Container>
      {children}
    </div>
  );
}
