import { ClipboardCheck, Heart, LogOut, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Viewer } from '#rules/page/menu.ts';
import { logOut } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control text-label font-medium underline-offset-4 hover:underline';

/** The account's name and links to its other pages. */
export function AccountAside(props: {
  name: string;
  email: string;
  viewer: Viewer;
  isAdministrator: boolean;
}) {
  const { name, email, viewer, isAdministrator } = props;
  return (
    <aside aria-label="Signed in" className="rounded-hero bg-grey-1 p-6 w960:p-7">
      <p className="text-h3 wrap-anywhere">{name}</p>
      <p className="mt-0.5 text-small wrap-anywhere text-muted">{email}</p>
      <ul className="mt-4 border-t border-outline pt-3">
        {viewer === 'vendor' ? (
          <Item href={officePaths.today('vendor')} icon={<Store size={20} />} label="Your business" />
        ) : (
          <>
            <Item href={addresses.wishlist()} icon={<Heart size={20} />} label="Your wishlist" />
            {isAdministrator ? (
              <Item
                href={officePaths.today('admin')}
                icon={<ClipboardCheck size={20} />}
                label="The office"
              />
            ) : (
              <Item href={addresses.business()} icon={<Store size={20} />} label="Sell with a business" />
            )}
          </>
        )}
        <li>
          <button type="button" className={row} onClick={() => void logOut()}>
            <LogOut size={20} />
            Log out
          </button>
        </li>
      </ul>
    </aside>
  );
}

function Item({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <Anchor href={href} className={row}>
        {icon}
        {label}
      </Anchor>
    </li>
  );
}
