import type { ReactNode } from 'react';
import { Container } from '#client/ui/layout.tsx';

type LinkNoteProps = { icon?: ReactNode; title: string; text?: string; children?: ReactNode };

/** The result of a link from a mail, or its next step, in the middle of an empty page. */
export function LinkNote({ icon, title, text, children }: LinkNoteProps) {
  return (
    <Container className="flex flex-col items-center py-12 text-center w960:py-20">
      {icon && <div className="mb-5">{icon}</div>}
      <h1 className="text-h2">{title}</h1>
      <p role="status" className="mt-2 min-h-6 max-w-[48ch] text-muted">
        {text}
      </p>
      {children && <div className="mt-7 flex w-full flex-wrap justify-center gap-2.5">{children}</div>}
    </Container>
  );
}
