import type { AddressOf } from '#contract/pages.ts';
import { useEffect, useRef } from 'react';
import { finderChoice } from '#contract/first-calls.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES } from '#rules/catalog/lines.ts';
import type { Place } from '#client/lib/place.ts';
import { categoryBySlug, isActiveFor, useCategories } from '#client/lib/categories.api.ts';
import { DeviceSearch } from '#client/shop/features/catalog/finder/device-search.tsx';
import { FinderSteps } from '#client/shop/features/catalog/finder/finder-steps.tsx';
import {
  FINDER_WORDS,
  finderPath,
  type FinderLine,
} from '#client/shop/features/catalog/finder/finder-words.ts';
import { useBrands } from '#client/shop/features/catalog/finder/finder.api.ts';
import { CategoryChoice } from '#client/shop/features/catalog/finder/category-choice.tsx';
import { BrandChoice } from '#client/shop/features/catalog/finder/brand-choice.tsx';
import { ModelHelp } from '#client/shop/features/catalog/finder/model-help.tsx';
import { ModelChoice } from '#client/shop/features/catalog/finder/model-choice.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';

const QUESTIONS = ['What is it?', 'Who made it?', 'Which one is it?'];

type Props = { address: AddressOf<'finder'>; search: Place['search'] };

/** The first page of selling and repairing: name the device, or find it in three choices. */
export function FinderPage({ address, search }: Props) {
  const { line } = address;
  const words = FINDER_WORDS[line];
  const way = useWay(line, search);
  useTitle(words.title);
  return (
    <Container data-line={line}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={LINE_NAMES[line]} />
      <div
        className={cx(
          'rounded-hero bg-accent-tint px-5 w960:grid w960:grid-cols-2 w960:items-end w960:gap-14 w960:p-12',
          way.at === 0 ? 'py-8' : 'py-5',
        )}
      >
        <h1 className={cx('w960:text-display', way.at === 0 ? 'text-display' : 'text-h2')}>{words.title}</h1>
        <div className={cx(way.at > 0 && 'hidden w960:block')}>
          <p className="mt-3 max-w-[56ch] text-body text-secondary w960:mt-0">{words.text}</p>
          <DeviceSearch line={line} className="mt-5" />
        </div>
      </div>
      <section aria-labelledby="choose" className="mt-8 w960:mt-12">
        <FinderSteps steps={way.steps} at={way.at} />
        <Question at={way.at} />
        {way.at === 0 && <CategoryChoice line={line} />}
        {way.at === 1 && way.category && <BrandChoice line={line} category={way.category} />}
        {way.at === 2 && way.category && way.brand !== undefined && (
          <ModelChoice line={line} category={way.category} brand={way.brand} />
        )}
      </section>
      {way.at > 0 && (
        <section aria-labelledby="or-type" className="mt-10 rounded-card bg-accent-tint p-5 w960:hidden">
          <h2 id="or-type" className="mb-3 text-h3">
            Or type its name
          </h2>
          <DeviceSearch line={line} />
        </section>
      )}
      <ModelHelp line={line} category={way.category}>
        <ButtonLink href={addresses.listing(line)} variant="outline">
          {words.all}
        </ButtonLink>
        <ButtonLink href={addresses.stores()} variant="outline">
          Bring it to a store
        </ButtonLink>
      </ModelHelp>
    </Container>
  );
}

/** The choices so far, from the address. A category that the line doesn't have is ignored. */
function useWay(line: FinderLine, search: Place['search']) {
  const asked = finderChoice(search);
  const category = categoryBySlug(useCategories(), asked.category ?? '');
  const isKnown = category !== undefined && isActiveFor(category, line);
  const slug = isKnown ? category.slug : undefined;
  const brand = isKnown ? asked.brand : undefined;
  const brandName = useBrands(line, slug).data?.find(({ id }) => id === brand)?.name;
  const steps = [
    { name: 'Category', chosen: category?.name, href: finderPath(line) },
    { name: 'Brand', chosen: brandName, href: finderPath(line, slug) },
    { name: 'Model', chosen: undefined, href: finderPath(line, slug, brand) },
  ];
  const at = slug === undefined ? 0 : brand === undefined ? 1 : 2;
  return { steps, at, category: slug, brand };
}

/** After a choice the focus moves to the next question, since the pressed element is gone. */
function Question({ at }: { at: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return undefined;
    before.current = at;
    // The shell gives focus to the whole page after a move; the question takes it from there.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return (
    <h2 ref={heading} tabIndex={-1} id="choose" className="mt-5 mb-4 text-h2 w960:mt-7 w960:mb-6">
      {QUESTIONS[at]}
    </h2>
  );
}
