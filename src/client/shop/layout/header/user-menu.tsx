import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { menuFor } from '#rules/page/menu.ts';
import { logOut, useViewer } from '#client/lib/session.ts';
import { useMainMenu } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

const row =
  'flex h-10 w-full items-center gap-2.5 rounded-control px-2.5 hover:bg-grey-1 pointer-coarse:h-11';

/** The entries of the main menu that are for this role, gathered where people look for them. */
export function UserMenu({ name, email }: { name: string; email: string }) {
  const menu = useDisclosure();
  const viewer = useViewer();
  const entries = menuFor(useMainMenu()?.navigations ?? [], viewer).filter(({ key }) => key !== undefined);
  return (
    <>
      <div {...menu.rootProps} className="relative">
        <button
          type="button"
          {...menu.buttonProps}
          className="flex h-11 max-w-48 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-small font-medium hover:bg-grey-1"
        >
          <UserRound size={22} className="shrink-0" />
          <span className="sr-only w1100:not-sr-only w1100:truncate">{name}</span>
          <ChevronDown size={14} className="hidden shrink-0 w1100:block" />
        </button>
        {menu.open && (
          <div {...menu.panelProps} className="absolute top-full right-0 z-2 pt-1">
            <div className="w-60 rounded-card border border-border bg-paper p-2 text-small shadow-overlay">
              <p className="border-b border-border px-2.5 pt-1 pb-2.5">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-caption text-muted">{email}</span>
              </p>
              <ul className="pt-2">
                <li>
                  <Anchor href={addresses.account()} className={row}>
                    Your account
                  </Anchor>
                </li>
                <li>
                  <Anchor href={addresses.account('orders')} className={row}>
                    Your orders
                  </Anchor>
                </li>
                {entries.map((entry) => (
                  <li key={`${entry.title} ${entry.url}`}>
                    <MenuLink entry={entry} className={row} />
                  </li>
                ))}
                <li>
                  <button type="button" onClick={() => void logOut()} className={row}>
                    Log out
                  </button>
                </li>
              </ul>
            </div>
          </div>
        )}
      </div>
      {/* With icons only, it is placed before the others, so that those don't move. */}
      <IconButton
        label="Log out"
        look="plain"
        size={44}
        className="max-w1100:order-first"
        onClick={() => void logOut()}
      >
        <LogOut size={20} />
      </IconButton>
    </>
  );
}
