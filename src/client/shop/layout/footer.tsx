import { addresses } from '#rules/addresses.ts';
import type { Line } from '#rules/lines.ts';
import { phoneHref } from '#rules/phone-href.ts';
import { topCategories, useCategories } from '#client/shop/features/catalog/categories.api.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Logo } from './header/logo.tsx';

const link = 'rounded-badge py-1 underline-offset-4 hover:text-paper hover:underline';
/** Categories named under each line; the listing has them all. */
const NAMED = 5;

interface FooterLink {
  label: string;
  href: string;
}

function useColumns(): { title: string; links: FooterLink[] }[] {
  const categories = useCategories();
  const ofLine = (line: Line, most: number, word: (name: string) => string): FooterLink[] =>
    topCategories(categories, line)
      .slice(0, most)
      .map(({ name, slug }) => ({ label: word(name), href: addresses.listing(line, slug) }));
  return [
    {
      title: 'Buy',
      links: [
        ...ofLine('buy', NAMED, (name) => name),
        { label: 'All devices', href: addresses.listing('buy') },
      ],
    },
    {
      title: 'Sell',
      links: [
        { label: 'Get a price', href: addresses.finder('sell') },
        ...ofLine('sell', NAMED - 1, (name) => `Sell ${name.toLowerCase()}`),
      ],
    },
    {
      title: 'Repair',
      links: [
        { label: 'Book a repair', href: addresses.finder('repair') },
        ...ofLine('repair', NAMED - 1, (name) => `Repair ${name.toLowerCase()}`),
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Our stores', href: addresses.stores() },
        { label: 'Terms and conditions', href: addresses.page('terms-and-conditions') },
        { label: 'Privacy policy', href: addresses.page('privacy-policy') },
        { label: 'Gadgets POS, for shop owners', href: addresses.pos() },
      ],
    },
  ];
}

export function Footer() {
  const settings = useSettings();
  const columns = useColumns();
  return (
    <footer data-surface="dark" className="mt-section bg-ink text-small text-ink-muted">
      <Container className="pt-10 pb-7 w960:pt-16 w960:pb-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 w960:grid-cols-[1.55fr_1fr_1fr_1fr_1fr] w960:gap-8">
          <div className="col-span-2 w960:col-span-1">
            <span className="text-paper">
              <Logo dark />
            </span>
            <p className="mt-4 max-w-72">
              Good devices, three ways: buy one that has been properly checked, sell the one you have, or get
              it mended.
            </p>
            {settings && (
              <p className="mt-5 grid justify-items-start gap-1 text-paper">
                <a href={phoneHref(settings.phone)} className={link}>
                  {settings.phone}
                </a>
                <a href={`mailto:${settings.email}`} className={link}>
                  {settings.email}
                </a>
              </p>
            )}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-labelledby={`footer-${column.title}`}>
              <h2 id={`footer-${column.title}`} className="mb-3 font-semibold text-paper">
                {column.title}
              </h2>
              <ul className="grid justify-items-start gap-1">
                {column.links.map(({ label, href }) => (
                  <li key={href} className="flex min-h-7 items-center">
                    <Anchor href={href} className={link}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-10 border-t border-ink-rule pt-6 text-caption w960:mt-12">{settings?.copyright}</p>
      </Container>
    </footer>
  );
}
