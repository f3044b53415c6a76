import { ChevronRight } from 'lucide-react';
import { Anchor } from './anchor.tsx';

type BreadcrumbProps = { crumbs: readonly { label: string; href: string }[]; current: string };

export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="py-3 w960:py-5">
      <ol className="flex flex-wrap items-center gap-x-2 text-caption text-muted w960:text-small">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-2">
            <Anchor
              href={crumb.href}
              className="rounded-badge py-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Anchor>
            <ChevronRight size={14} className="text-control" />
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
