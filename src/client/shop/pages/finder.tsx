import { useState } from 'react';
import { addresses, type Address } from '#rules/addresses.ts';
import { useRouter } from '#client/lib/router.tsx';
import { CategoryTiles } from '#client/shop/features/catalog/category-tiles.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { LINE_NAMES } from '#client/shop/layout/header/shop-lines.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Container, SectionHeading } from '#client/ui/layout.tsx';
import { SearchField } from '#client/ui/search-field.tsx';

const WORDS = {
  sell: {
    title: 'Sell your device',
    text: 'Find yours and see what we pay for it, in cash or as a voucher. Postage is free, and you are paid the day it is checked.',
    label: 'Which device do you want to sell?',
    all: 'All devices we buy',
  },
  repair: {
    title: 'Repair your device',
    text: 'Find yours and see what each repair costs and how long it takes. In store or by post, parts and work under warranty.',
    label: 'Which device is broken?',
    all: 'All devices we repair',
  },
};

/** Where selling and repairing begin: name the device, or walk to it. */
export function FinderPage({ address }: { address: Extract<Address, { page: 'finder' }> }) {
  const { line } = address;
  const { navigate } = useRouter();
  const [typed, setTyped] = useState('');
  const words = WORDS[line];
  useTitle(words.title);
  return (
    <Container data-line={line}>
      <Breadcrumb crumbs={[{ label: 'Home', href: addresses.home() }]} current={LINE_NAMES[line]} />
      <div className="rounded-hero bg-accent-tint px-5 py-10 w960:px-14 w960:py-16">
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-4 max-w-[56ch] text-body text-secondary w960:text-lead">{words.text}</p>
        <div className="mt-7 flex max-w-160 gap-2.5">
          <SearchField
            label={words.label}
            placeholder="iPhone 13, Galaxy S22, PlayStation 5"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onClear={() => setTyped('')}
            onSearch={(text) => navigate(text ? addresses.search(line, text) : addresses.listing(line))}
            className="bg-paper"
          />
          <Button
            variant="accent"
            onClick={() =>
              navigate(typed.trim() ? addresses.search(line, typed.trim()) : addresses.listing(line))
            }
          >
            Find
          </Button>
        </div>
      </div>
      <section aria-labelledby="finder-categories" className="mt-12 w960:mt-16">
        <SectionHeading
          id="finder-categories"
          title="Or start with what it is"
          viewAll={{ href: addresses.listing(line), label: words.all }}
        />
        <CategoryTiles line={line} />
      </section>
      <p className="mt-10">
        <ButtonLink href={addresses.stores()} variant="outline">
          Bring it to a store
        </ButtonLink>
      </p>
    </Container>
  );
}
