import { CreditCard, IdCard, MapPin, Palette, Power, Split, Store, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { GROUPS, type Group } from './settings-values.ts';

const ICONS: Record<Group, LucideIcon> = {
  identity: IdCard,
  mode: Power,
  lines: Split,
  look: Palette,
  delivery: Truck,
  payments: CreditCard,
  vendors: Store,
  maps: MapPin,
};

export const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name);

/** Goes to a group and puts the focus on its title. The address stays, so that nothing asks about unsaved changes. */
export function goTo(group: Group) {
  const title = document.getElementById(`${group}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** All groups, with a dot at those that have unsaved changes. */
export function SettingsIndex({ changed }: { changed: readonly Group[] }) {
  return (
    <nav aria-label="Settings" className="min-w-0 w1024:sticky w1024:top-4">
      <ul className="-mx-4 flex overflow-x-auto px-4 max-w1024:gap-1 w1024:mx-0 w1024:block w1024:px-0">
        {(Object.keys(GROUPS) as Group[]).map((group) => {
          const Icon = ICONS[group];
          return (
            <li key={group} className="shrink-0">
              <button
                type="button"
                onClick={() => goTo(group)}
                className="flex h-11 w-full items-center gap-2.5 rounded-control px-3 font-medium whitespace-nowrap text-secondary hover:bg-grey-2 focus-visible:-outline-offset-2 w1280:h-9"
              >
                <Icon size={18} />
                {GROUPS[group].title}
                {changed.includes(group) && (
                  <>
                    <span aria-hidden="true" className="ml-auto size-2 rounded-full bg-repair" />
                    <span className="sr-only"> has unsaved changes</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
