import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { POS_OFFER } from '#rules/presentation/pos-words.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Brand } from './brand.tsx';
import type { TrialOpener } from './trial-buttons.tsx';
import { TrialButton } from './trial-buttons.tsx';

const LINKS = [
  { label: 'Features', href: '#features' },
  { label: 'Online shop', href: '#online-shop' },
  { label: 'How it works', href: '#how-it-works' },
  { label: 'Stories', href: '#stories' },
  { label: 'Questions', href: '#questions' },
];
const PANEL = 'pos-menu';

/** The page's own header: where its parts are, and the way to a trial, always in sight. */
export function PosHeader({ site, ...opener }: TrialOpener & { site: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header
      className="sticky top-0 z-20 border-b border-border bg-paper"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Container className="flex h-15 items-center gap-3 w960:h-20 w960:gap-10">
        <Anchor href={addresses.pos()} className="rounded-control">
          <Brand />
          <span className="sr-only">, to the top of the page</span>
        </Anchor>
        <nav aria-label="On this page" className="hidden text-label text-secondary w1150:flex w1150:gap-7">
          {LINKS.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="rounded-badge py-2.5 hover:text-ink hover:underline hover:underline-offset-4"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 w650:gap-4 w1150:gap-5">
          <Anchor
            href={addresses.home()}
            className="hidden rounded-badge py-2.5 text-label font-medium hover:underline hover:underline-offset-4 w650:block"
          >
            Visit {site}
          </Anchor>
          <TrialButton
            {...opener}
            label={POS_OFFER}
            variant="ink"
            size={40}
            className="h-11! px-3! w500:px-4! w960:h-10!"
          />
          <IconButton
            label={isOpen ? 'Close menu' : 'Menu'}
            look="plain"
            size={44}
            aria-expanded={isOpen}
            aria-controls={PANEL}
            onClick={() => setIsOpen(!isOpen)}
            className="-mr-2.5 w1150:hidden!"
          >
            {isOpen ? <X size={22} /> : <Menu size={22} />}
          </IconButton>
        </div>
      </Container>
      <nav
        id={PANEL}
        hidden={!isOpen}
        aria-label="On this page"
        className="absolute inset-x-0 top-full border-b border-border bg-paper px-gutter pt-1 pb-4 shadow-overlay w1150:hidden"
      >
        {LINKS.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            onClick={close}
            className="flex h-12 items-center border-b border-border font-medium"
          >
            {label}
          </a>
        ))}
        <Anchor href={addresses.home()} className="flex h-12 items-center font-medium w650:hidden">
          Visit {site}
        </Anchor>
      </nav>
    </header>
  );
}
