import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { MENU_KEYS, type MenuKey } from '#rules/page/menu-limits.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MediaPicker } from '../features/media/media-picker.tsx';
import { useMenu } from '../features/site/content.api.ts';
import { MenuForm } from '../features/site/menu-form.tsx';
import { MENU_WORDS } from '../features/site/menu-words.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListTabs } from '../ui/list-tabs.tsx';

/** The menus of the header and the columns of the footer. */
export function MenusPage() {
  useOfficeTitle('Menus');
  const [shown, setShown] = useState<MenuKey>('general_main_menu');
  const [onPick, setOnPick] = useState<(image: string) => void>();
  const menu = useMenu(shown);
  return (
    <>
      {/* A phone has no bar of places here: the unsaved changes are in its place. */}
      <Anchor
        href={officePaths.today('admin')}
        className="inline-flex min-h-11 items-center gap-2 text-secondary w768:hidden"
      >
        <ArrowLeft size={16} /> Today
      </Anchor>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Menus</h1>
      <p className="mt-0.5 mb-4 text-label text-secondary">
        What header, phone menu and footer of the shop link to. Nothing goes live before you publish it.
      </p>
      <div className="mb-4">
        <ListTabs
          name="Menus"
          tabs={MENU_KEYS.map((key) => ({ key, label: MENU_WORDS[key].label, count: undefined }))}
          shown={shown}
          onShow={setShown}
        />
      </div>
      {menu.data ? (
        <MenuForm key={shown} menu={menu.data} onChoosePicture={(then) => setOnPick(() => then)} />
      ) : menu.error ? (
        <section className="rounded-card border border-border bg-paper">
          <ListFailed list={menu} what="the menus" permission="Content" />
        </section>
      ) : (
        <Skeleton className="h-120 rounded-card" />
      )}
      {onPick && (
        <MediaPicker
          title="Choose an icon"
          isOne
          owner="site"
          place={{}}
          onPick={([picture]) => {
            if (picture) onPick(picture.image);
            setOnPick(undefined);
          }}
          onClose={() => setOnPick(undefined)}
        />
      )}
    </>
  );
}
