import { ArrowLeft } from 'lucide-react';
import { Anchor } from '#client/ui/anchor.tsx';

/** The way from a record back to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor
      href={href}
      className="mb-2 inline-flex h-11 items-center gap-2 rounded-control text-secondary hover:text-ink w1280:h-8"
    >
      <ArrowLeft size={16} />
      {children}
    </Anchor>
  );
}
