import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { EntryView } from '#client/shop/features/account/entry-words.ts';
import type { LoginDialogProps } from '#client/shop/features/account/login-dialog.tsx';
import { useMainMenu } from '#client/shop/features/site/site.api.ts';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { useSwipeShut } from '#client/ui/use-swipe-shut.ts';
import { CategoryMenuList } from './category-menu-list.tsx';
import { Logo } from './logo.tsx';
import { MainMenuList } from './main-menu-list.tsx';
import { useMainEntries } from './main-menu.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { ShopLines } from './shop-lines.tsx';
import { useCategoryMenu } from './use-category-menu.ts';

const LoginDialog = lazyOverlay<LoginDialogProps>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

type Props = { open: boolean; onClose: () => void };

const DEFAULT_MAIN_TITLE = 'More';

/** The menu of a narrow screen, and on top of it a second one with the site's own entries. */
export function MenuDrawer({ open, onClose }: Props) {
  const narrow = useMedia('(width < 600px)');
  const wide = useMedia('(width >= 1024px)');
  const { titleNarrow, entries } = useCategoryMenu();
  const mainEntries = useMainEntries();
  const mainTitle = useMainMenu()?.menu_title.trim() || DEFAULT_MAIN_TITLE;
  const [showsMain, setShowsMain] = useState(false);
  const [entry, setEntry] = useState<EntryView>();
  const closeAll = () => {
    setShowsMain(false);
    onClose();
  };
  // Close when the window grows: the header then has its own menus, and nothing there would close this one.
  useEffect(() => {
    if (open && wide) onClose();
  }, [open, wide, onClose]);
  const enter = (view: EntryView) => () => {
    closeAll();
    setEntry(view);
  };
  const Overlay = narrow ? MenuSheet : MenuAside;
  return (
    <>
      <Overlay
        open={open}
        onClose={onClose}
        onLink={closeAll}
        title={titleNarrow}
        foot={
          <MenuFoot
            mainTitle={mainTitle}
            mainEntries={mainEntries}
            onMainMenu={() => setShowsMain(true)}
            onSignIn={enter('sign-in')}
            onRegister={enter('register')}
          />
        }
      >
        <CategoryMenuList entries={entries} />
      </Overlay>
      {mainEntries.length > 0 && (
        <SecondOverlay
          narrow={narrow}
          open={open && showsMain}
          onClose={() => setShowsMain(false)}
          title={mainTitle}
        >
          <ClosedByLinks onLink={closeAll}>
            <MainMenuList entries={mainEntries} />
          </ClosedByLinks>
        </SecondOverlay>
      )}
      <LoginDialog open={entry !== undefined} onClose={() => setEntry(undefined)} startsWith={entry} />
    </>
  );
}

type OverlayProps = Props & { title: string; onLink: () => void; foot: ReactNode; children: ReactNode };

/** SPEC: on narrow screens a bottom sheet. */
function MenuSheet({ onLink, foot, children, ...props }: OverlayProps) {
  return (
    <BottomSheet {...props}>
      <ClosedByLinks onLink={onLink}>
        <ShopLines full />
        <div className="mt-3 mb-3">{children}</div>
        {foot}
      </ClosedByLinks>
    </BottomSheet>
  );
}

/** SPEC: a drawer. Only its rows scroll. A swipe closes it. */
function MenuAside({ open, onClose, onLink, title, foot, children }: OverlayProps) {
  const titleId = useId();
  const { drawer, swipe } = useSwipeShut(onClose);
  return (
    <Modal kind="drawer" side="left" open={open} onClose={onClose} labelledBy={titleId} elementRef={drawer}>
      <ClosedByLinks onLink={onLink}>
        <div {...swipe} className="flex h-dvh touch-pan-y flex-col">
          <div className="flex h-18 shrink-0 items-center justify-between gap-3 px-6">
            <Logo />
            <IconButton
              label="Close"
              look="plain"
              size={44}
              onClick={onClose}
              data-autofocus
              className="-mr-2.5"
            >
              <X size={22} />
            </IconButton>
          </div>
          <div className="px-6">
            <ShopLines full tall />
          </div>
          <div className="min-h-0 flex-1 touch-pan-y overflow-y-auto overscroll-contain px-6 pb-4">
            <h2 id={titleId} className="pt-4 pb-1 text-small font-medium text-muted">
              {title}
            </h2>
            {children}
          </div>
          <div className="shrink-0 px-6">{foot}</div>
        </div>
      </ClosedByLinks>
    </Modal>
  );
}

function SecondOverlay({
  narrow,
  children,
  ...props
}: Props & { title: string; narrow: boolean; children: ReactNode }) {
  return narrow ? (
    <BottomSheet {...props}>{children}</BottomSheet>
  ) : (
    <Drawer {...props} side="left">
      {children}
    </Drawer>
  );
}

/** Closes the menu at a click on a link, since a link to the same page triggers nothing else. */
function ClosedByLinks({ onLink, children }: { onLink: () => void; children: ReactNode }) {
  const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;
  return <div onClickCapture={(event) => isLink(event.target) && onLink()}>{children}</div>;
}
