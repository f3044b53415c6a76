import { matchAddress } from '#contract/pages.ts';
import type { MenuLink } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { shownMenu } from '#rules/page/menu.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { useLines, useMainMenu, useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { Logo } from './header/logo.tsx';

const link = 'rounded-badge py-1 underline-offset-4 hover:text-paper hover:underline';
/** Categories named under each line; the listing has them all. */
const NAMED = 5;

const FOOTER_TEXT =
  'Good devices, three ways: buy one that has been properly checked, sell the one you have, or get it mended.';

interface FooterLink {
  label: string;
  href: string;
}

export const LEGAL: readonly FooterLink[] = [
  { label: 'Terms and conditions', href: addresses.page('terms-and-conditions') },
  { label: 'Privacy policy', href: addresses.page('privacy-policy') },
];

/** The pages that the site's own menu names, such as delivery and returns, at any depth. */
function useNamedPages(): FooterLink[] {
  const entries = shownMenu(useMainMenu(), 'visitor');
  return entries
    .flatMap((entry): MenuLink[] => (entry.child?.length ? entry.child : [entry]))
    .filter(({ url }) => matchAddress(url)?.page === 'text' && !LEGAL.some(({ href }) => href === url))
    .map(({ title, url }) => ({ label: title, href: url }));
}

interface Column {
  title: string;
  links: FooterLink[];
}

/** The columns that the site made, else the default ones. */
function useColumns(): Column[] {
  const usual = useUsualColumns();
  const own = useSettings()?.footer_columns ?? [];
  if (own.length === 0) return usual;
  return own.map(({ title, child }) => ({
    title,
    links: child.map(({ title: label, url }) => ({ label, href: safeHref(url) })),
  }));
}

function useUsualColumns(): Column[] {
  const categories = useCategories();
  const pages = useNamedPages();
  const ofLine = (line: Line, word = ''): FooterLink[] =>
    topCategories(categories, line)
      .slice(0, NAMED)
      .map(({ name, slug }) => ({
        label: word ? `${word} ${name.toLowerCase()}` : name,
        href: addresses.listing(line, slug),
      }));
  const links: Record<Line, FooterLink[]> = {
    buy: [...ofLine('buy'), { label: 'All devices', href: addresses.listing('buy') }],
    sell: [{ label: 'Get a price', href: addresses.finder('sell') }, ...ofLine('sell', 'Sell')],
    repair: [{ label: 'Book a repair', href: addresses.finder('repair') }, ...ofLine('repair', 'Repair')],
  };
  return [
    ...useLines().map(({ line, label }) => ({ title: label, links: links[line] })),
    {
      title: 'Help',
      links: [
        ...pages,
        { label: 'Our stores', href: addresses.stores() },
        { label: 'Gadgets POS, for shop owners', href: addresses.pos() },
      ],
    },
  ];
}

export function Footer() {
  const settings = useSettings();
  const columns = useColumns();
  return (
    <footer data-later data-surface="dark" className="mt-section bg-ink text-small text-ink-muted">
      <Container className="pt-10 pb-7 w600:pt-12 w1024:pt-16 w1024:pb-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 w600:grid-cols-4 w600:gap-x-6 w1024:grid-cols-[1.55fr_1fr_1fr_1fr_1fr] w1024:gap-8">
          <div className="col-span-2 w600:col-span-4 w600:grid w600:grid-cols-2 w600:gap-x-6 w1024:col-span-1 w1024:block">
            <div>
              <span className="text-paper">
                <Logo dark />
              </span>
              <p className="mt-4 max-w-72">{settings?.footer_text || FOOTER_TEXT}</p>
            </div>
            {settings && (
              <p className="mt-5 grid content-start justify-items-start gap-1 text-paper w600:mt-1 w600:justify-items-end w1024:mt-5 w1024:justify-items-start">
                {settings.phone && (
                  <a href={phoneHref(settings.phone)} className={link}>
                    {settings.phone}
                  </a>
                )}
                {settings.email && (
                  <a href={`mailto:${settings.email}`} className={link}>
                    {settings.email}
                  </a>
                )}
              </p>
            )}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-labelledby={`footer-${column.title}`}>
              <h2 id={`footer-${column.title}`} className="mb-3 font-semibold text-paper">
                {column.title}
              </h2>
              <ul className="grid justify-items-start gap-1 w600:gap-0 w1024:gap-1">
                {column.links.map(({ label, href }) => (
                  <li
                    key={`${label} ${href}`}
                    className="flex min-h-8 items-center w600:min-h-9 w1024:min-h-7"
                  >
                    <Anchor href={href} className={link}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-ink-rule pt-5 text-caption w1024:mt-12">
          <p>{settings?.copyright}</p>
          {LEGAL.map(({ label, href }) => (
            <Anchor key={href} href={href} className={cx(link, 'flex min-h-8 items-center')}>
              {label}
            </Anchor>
          ))}
          {settings?.social_links.map(({ title, url }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noreferrer"
              className={cx(link, 'flex min-h-8 items-center')}
            >
              {title}
            </a>
          ))}
        </div>
      </Container>
    </footer>
  );
}
