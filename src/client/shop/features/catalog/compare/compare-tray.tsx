import { X } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { MOST_COMPARED } from '#rules/catalog/comparison.ts';
import { useBottomBar } from '#client/ui/bottom-bar.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { clearCompared, removeCompared, useCompared } from './compare-store.ts';

const HEIGHT = '5rem';

/**
 * The products to compare, at the bottom of the page. It is the last element of the page's content and sticky, so that
 * it never covers the footer.
 */
export function CompareTray() {
  const compared = useCompared();
  const isEmpty = compared.length === 0;
  useBottomBar(isEmpty ? undefined : HEIGHT);
  if (isEmpty) return null;
  return (
    <section
      aria-label="Products to compare"
      className="sticky bottom-0 z-10 mt-10 border-t border-border bg-paper"
    >
      <Container className="flex h-20 items-center gap-3 w960:gap-4">
        <ul className="flex min-w-0 gap-2">
          {compared.map(({ id, title, image }) => (
            <li key={id} className="relative size-10 shrink-0 rounded-control bg-grey-1 p-1 w500:size-13">
              <Picture name={image} alt="" sizes="52px" className="size-full" />
              <button
                type="button"
                aria-label={`Remove ${title}`}
                onClick={() => removeCompared(id)}
                className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-outline bg-paper after:absolute after:-inset-2 hover:bg-grey-1"
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
        <p className="hidden text-small text-muted tabular-nums w650:block">
          {compared.length} of {MOST_COMPARED}
          {compared.length === 1 && ', choose one more'}
        </p>
        <button
          type="button"
          onClick={clearCompared}
          className="ml-auto hidden min-h-10 rounded-badge px-1 text-small font-semibold underline decoration-outline underline-offset-4 hover:decoration-current w500:block"
        >
          Clear
        </button>
        <ButtonLink
          href={addresses.compare(compared.map(({ id }) => id))}
          size={40}
          className="ml-auto h-12! tabular-nums w500:ml-0"
        >
          Compare <span className="w650:hidden">({compared.length})</span>
        </ButtonLink>
      </Container>
    </section>
  );
}
