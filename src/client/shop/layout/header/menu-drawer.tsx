import { ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addresses } from '#rules/addresses.ts';
import { phoneHref } from '#rules/phone-href.ts';
import { formatCount } from '#client/lib/format.ts';
import { topCategories, useCategories } from '#client/shop/features/catalog/categories.api.ts';
import { CategoryThumb } from '#client/shop/features/catalog/category-picture.tsx';
import { useMainMenu, useSettings } from '#client/shop/features/site/site.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { useMainEntries } from './main-menu.tsx';
import { MainMenuList } from './main-menu-list.tsx';
import { ShopLines } from './shop-lines.tsx';
import { useCategoryMenu } from './use-category-menu.ts';
import { useCurrentLine } from './use-current-line.ts';

type Props = { open: boolean; onClose: () => void };

const DEFAULT_MAIN_TITLE = 'More';
const row = 'flex min-h-14 w-full items-center gap-3.5 text-left font-medium focus-visible:outline-offset-0';

/** SPEC: a drawer, and on narrow screens a bottom sheet. */
function Overlay({ children, ...props }: Props & { title: string; children: ReactNode }) {
  const narrow = useMedia('(width < 600px)');
  return narrow ? (
    <BottomSheet {...props}>{children}</BottomSheet>
  ) : (
    <Drawer {...props} side="left">
      {children}
    </Drawer>
  );
}

/** The menu of a narrow screen, and on top of it the second one with the site's own entries. */
export function MenuDrawer({ open, onClose }: Props) {
  const { titleNarrow } = useCategoryMenu();
  const mainEntries = useMainEntries();
  const mainTitle = useMainMenu()?.menu_title.trim() || DEFAULT_MAIN_TITLE;
  const [showsMain, setShowsMain] = useState(false);
  const closeAll = () => {
    setShowsMain(false);
    onClose();
  };
  return (
    <>
      <Overlay open={open} onClose={onClose} title={titleNarrow}>
        {/* A link that leads to the same page changes nothing else that would close the menu. */}
        <div onClickCapture={(event) => closesMenu(event.target) && closeAll()}>
          <ShopLines full />
          <CategoryList />
          <ul className="divide-y divide-border border-t border-border">
            {mainEntries.length > 0 && (
              <li>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={row}
                  onClick={() => setShowsMain(true)}
                >
                  <span className="flex-1">{mainTitle}</span>
                  <ChevronRight size={20} className="text-muted" />
                </button>
              </li>
            )}
          </ul>
          <Contact />
        </div>
      </Overlay>
      {mainEntries.length > 0 && (
        <Overlay open={open && showsMain} onClose={() => setShowsMain(false)} title={mainTitle}>
          <div onClickCapture={(event) => closesMenu(event.target) && closeAll()}>
            <MainMenuList entries={mainEntries} />
          </div>
        </Overlay>
      )}
    </>
  );
}

function closesMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** The categories of the line a visitor is in; elsewhere those of buying. */
function CategoryList() {
  const line = useCurrentLine() ?? 'buy';
  const categories = topCategories(useCategories(), line);
  return (
    <ul className="mt-3 divide-y divide-border">
      {categories.map((category) => (
        <li key={category.id}>
          <Anchor href={addresses.listing(line, category.slug)} className={row}>
            <CategoryThumb category={category} />
            <span className="flex-1">{category.name}</span>
            {line === 'buy' && (
              <span className="text-small font-normal text-muted tabular-nums">
                {formatCount(category.product_count)}
                <span className="sr-only"> models</span>
              </span>
            )}
            <ChevronRight size={18} className="text-muted" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function Contact() {
  const settings = useSettings();
  const link = 'flex min-h-11 items-center gap-2.5 rounded-control text-label font-medium';
  return (
    <div className="flex flex-wrap gap-x-6 border-t border-border pt-2">
      <Anchor href={addresses.stores()} className={link}>
        <MapPin size={20} />
        Find a store
      </Anchor>
      {settings?.phone && (
        <a href={phoneHref(settings.phone)} className={link}>
          <Phone size={20} />
          {settings.phone}
        </a>
      )}
      {settings?.email && (
        <a href={`mailto:${settings.email}`} className={link}>
          <Mail size={20} />
          {settings.email}
        </a>
      )}
    </div>
  );
}
