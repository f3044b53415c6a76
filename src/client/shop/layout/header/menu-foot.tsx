import { ChevronRight, LayoutList, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuEntry } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { logOut, useSession } from '#client/lib/session.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { hasPanel } from './has-panel.ts';
import { MenuLink } from './menu-link.tsx';

/** Beside the stores and the second menu there is room for two more. */
const ROOM = 2;

const link = 'flex min-h-12 min-w-0 items-center gap-2.5 rounded-control text-left text-label font-medium';

type Props = {
  mainTitle: string;
  mainEntries: readonly MenuEntry[];
  onMainMenu: () => void;
  onSignIn: () => void;
  onRegister: () => void;
};

/** Under the categories: other pages, signing in, and contact. */
export function MenuFoot({ mainTitle, mainEntries, onMainMenu, onSignIn, onRegister }: Props) {
  const { user } = useSession();
  const settings = useSettings();
  return (
    <div className="-mx-6 border-t border-border px-6 pt-3">
      <ul className="grid grid-cols-2 gap-x-3">
        <li>
          <Anchor href={addresses.stores()} className={link}>
            <MapPin size={20} />
            Find a store
          </Anchor>
        </li>
        {mainEntries
          .filter((entry) => !hasPanel(entry))
          .slice(0, ROOM)
          .map((entry) => (
            <li key={`${entry.title} ${entry.url}`}>
              <MenuLink entry={entry} className={link}>
                <NamedIcon icon={entry.icon ?? 'tag'} size={20} />
                {entry.title}
              </MenuLink>
            </li>
          ))}
        {mainEntries.length > 0 && (
          <li>
            <button type="button" aria-haspopup="dialog" className={`${link} w-full`} onClick={onMainMenu}>
              <LayoutList size={20} />
              <span className="min-w-0 flex-1">{mainTitle}</span>
              <ChevronRight size={18} className="text-muted" />
            </button>
          </li>
        )}
      </ul>
      <Pair>
        {user ? (
          <>
            <ButtonLink href={addresses.account()} variant="ink" size={48} full>
              Your account
            </ButtonLink>
            <Button variant="outline" size={48} full onClick={() => void logOut()}>
              Log out
            </Button>
          </>
        ) : (
          <>
            <Button variant="ink" size={48} full onClick={onSignIn}>
              Sign in
            </Button>
            <Button variant="outline" size={48} full onClick={onRegister}>
              Join
            </Button>
          </>
        )}
      </Pair>
      {settings && (
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted">
          <a href={phoneHref(settings.phone)} className="flex min-h-11 items-center rounded-badge">
            {settings.phone}
          </a>
          <a href={`mailto:${settings.email}`} className="flex min-h-11 items-center rounded-badge">
            {settings.email}
          </a>
        </p>
      )}
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 grid grid-cols-2 gap-3">{children}</div>
);
