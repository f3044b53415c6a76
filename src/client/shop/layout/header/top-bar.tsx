import { Mail, Phone, Truck } from 'lucide-react';
import { phoneHref } from '#client/lib/phone-href.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Container } from '#client/ui/layout.tsx';
import { MainMenu } from './main-menu.tsx';

const contact =
  'relative flex min-w-0 items-center gap-2 rounded-badge py-1 whitespace-nowrap font-medium text-ink underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2 hover:underline focus-visible:outline-offset-0';

/** How to reach the shop, and the site's own menu. */
export function TopBar() {
  const settings = useSettings();
  return (
    <div className="bg-grey-1 text-badge font-normal text-muted w600:text-caption">
      <Container className="flex h-9 items-center justify-between gap-3 w600:relative w600:h-10 w600:justify-start w600:gap-6">
        {settings?.phone && (
          <a href={phoneHref(settings.phone)} className={contact}>
            <Phone size={15} className="text-muted" />
            <span className="sr-only">Phone </span>
            {settings.phone}
          </a>
        )}
        {settings?.email && (
          <a href={`mailto:${settings.email}`} className={contact}>
            <Mail size={15} className="text-muted" />
            <span className="sr-only">Email </span>
            <span className="truncate">{settings.email}</span>
          </a>
        )}
        <div className="ml-auto hidden items-center gap-5 w600:flex">
          {settings?.delivery_note && (
            <p className="hidden items-center gap-2 whitespace-nowrap w900:max-w1024:flex w1200:flex">
              <Truck size={15} />
              {settings.delivery_note}
            </p>
          )}
          <MainMenu />
        </div>
      </Container>
    </div>
  );
}
