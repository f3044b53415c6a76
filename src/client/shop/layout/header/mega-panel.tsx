import { Container } from '#client/ui/layout.tsx';
import { MegaPromo } from './mega-promo.tsx';
import { MenuBrowser } from './menu-browser.tsx';
import { MenuColumns } from './menu-columns.tsx';
import { useCategoryMenu } from './use-category-menu.ts';
import type { Disclosure } from './use-disclosure.ts';

export function MegaPanel({ panelProps }: Pick<Disclosure, 'panelProps'>) {
  const { title, entries } = useCategoryMenu();
  return (
    <div {...panelProps} className="absolute inset-x-0 top-full z-1 pt-2">
      <Container>
        <nav
          aria-label={title}
          className="grid max-h-[calc(100dvh-15rem)] min-h-80 grid-cols-[208px_1fr] overflow-y-auto rounded-card border border-border bg-paper p-6 shadow-overlay w1150:grid-cols-[208px_1fr_264px]"
        >
          <MenuBrowser
            entries={entries}
            columns={(entry) => <MenuColumns entry={entry} />}
            aside={(entry) => <MegaPromo entry={entry} />}
          />
        </nav>
      </Container>
    </div>
  );
}
