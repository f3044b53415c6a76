import { useState } from 'react';
import { POS_TITLE, POS_TRIAL } from '#rules/presentation/pos-words.ts';
import type { TrialAction } from '#rules/presentation/pos-words.ts';
import type { AfterFeaturesProps } from '#client/shop/features/demos/landing/after-features.tsx';
import { Hero } from '#client/shop/features/demos/landing/hero.tsx';
import { PosFooter } from '#client/shop/features/demos/landing/pos-footer.tsx';
import { PosHeader } from '#client/shop/features/demos/landing/pos-header.tsx';
import type { TrialDialogProps } from '#client/shop/features/demos/trial/trial-dialog.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Main } from '#client/shop/layout/main.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';

const TrialDialog = lazyOverlay<TrialDialogProps>(() =>
  import('#client/shop/features/demos/trial/trial-dialog.tsx').then((module) => ({
    default: module.TrialDialog,
  })),
);

const AfterHero = lazyPart<AfterFeaturesProps>(
  () =>
    import('#client/shop/features/demos/landing/after-hero.tsx').then((module) => ({
      default: module.AfterHero,
    })),
  'soon',
);

/** The point-of-sale product, shown to the owners of shops. */
export function PosPage() {
  const settings = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const [action, setAction] = useState<TrialAction>(POS_TRIAL);
  useTitle(POS_TITLE);
  function openTrial(pressed: TrialAction) {
    setAction(pressed);
    setIsOpen(true);
  }
  const opener = { onTrial: openTrial, onTrialLikely: TrialDialog.preload };
  const site = settings?.title ?? '';
  return (
    <>
      <PosHeader site={site} {...opener} />
      <Main>
        <Hero {...opener} />
        <AfterHero phone={settings?.phone} {...opener} />
      </Main>
      <PosFooter site={site} />
      <TrialDialog open={isOpen} action={action} onClose={() => setIsOpen(false)} />
    </>
  );
}
