import { useState } from 'react';
import { POS_TITLE } from '#rules/pos-words.ts';
import { Closing } from '#client/shop/features/demos/landing/closing.tsx';
import { Cloud } from '#client/shop/features/demos/landing/cloud.tsx';
import { Customisation } from '#client/shop/features/demos/landing/customisation.tsx';
import { Features } from '#client/shop/features/demos/landing/features.tsx';
import { Hero } from '#client/shop/features/demos/landing/hero.tsx';
import { HowItWorks } from '#client/shop/features/demos/landing/how-it-works.tsx';
import { OnlineShop } from '#client/shop/features/demos/landing/online-shop.tsx';
import { PosFooter } from '#client/shop/features/demos/landing/pos-footer.tsx';
import { PosHeader } from '#client/shop/features/demos/landing/pos-header.tsx';
import { Questions } from '#client/shop/features/demos/landing/questions.tsx';
import { Stories } from '#client/shop/features/demos/landing/stories.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Main } from '#client/shop/layout/main.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';

const TrialDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/demos/trial/trial-dialog.tsx').then((module) => ({
    default: module.TrialDialog,
  })),
);

/** The point-of-sale product, shown to the owners of shops. */
export function PosPage() {
  const settings = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  useTitle(POS_TITLE);
  const opener = { onTrial: () => setIsOpen(true), onTrialLikely: TrialDialog.preload };
  const site = settings?.title ?? '';
  return (
    <>
      <PosHeader site={site} {...opener} />
      <Main>
        <Hero {...opener} />
        <Customisation />
        <OnlineShop />
        <Cloud />
        <Features />
        <HowItWorks />
        <Stories />
        <Questions phone={settings?.phone} />
        <Closing {...opener} />
      </Main>
      <PosFooter site={site} />
      <TrialDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
