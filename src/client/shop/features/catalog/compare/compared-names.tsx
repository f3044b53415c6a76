import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { cx } from '#client/ui/cx.ts';
import { unbroken } from '#client/ui/unbroken.tsx';
import { TABLE_WIDTHS } from './table-widths.ts';

type Props = {
  products: readonly ProductDetail[];
  /** The element that scrolls sideways. */
  table: RefObject<HTMLElement | null>;
  /** The names in the table itself. */
  head: RefObject<HTMLElement | null>;
};

/** The area under the sticky header counts as not visible. */
const BELOW_HEADER = '-64px 0px 0px';

/**
 * A copy of the names below the page's header, while those of the table are off the screen: a table that scrolls
 * sideways can't have a sticky head. It follows the table's horizontal scrolling.
 */
export function ComparedNames({ products, table, head }: Props) {
  const names = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!head.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setIsShown(last?.isIntersecting === false && last.boundingClientRect.top < 0);
      },
      { rootMargin: BELOW_HEADER },
    );
    sight.observe(head.current);
    return () => sight.disconnect();
  }, [head]);

  useEffect(() => {
    const scrolled = table.current;
    if (!isShown || !scrolled) return undefined;
    const follow = () => {
      if (names.current) names.current.scrollLeft = scrolled.scrollLeft;
    };
    follow();
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => scrolled.removeEventListener('scroll', follow);
  }, [isShown, table]);

  return (
    <div aria-hidden="true" className="sticky top-15 z-3 h-0 w600:top-16">
      {isShown && (
        <div
          ref={names}
          className="@container overflow-hidden border-b border-border bg-paper w600:-mr-gutter w600:pr-gutter"
        >
          <div
            className={cx('flex text-small font-semibold', TABLE_WIDTHS)}
            style={{ '--products': products.length } as CSSProperties}
          >
            <span className="sticky left-0 w-20 shrink-0 bg-paper w600:w-28 w960:w-48" />
            {products.map(({ id, name }) => (
              <span key={id} className="min-w-0 flex-1 px-1.5 py-2.5 w600:px-3">
                <span className="line-clamp-2">{unbroken(name)}</span>
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
