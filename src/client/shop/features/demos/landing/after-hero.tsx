import { useEffect } from 'react';
import { Closing } from './closing.tsx';
import { Cloud } from './cloud.tsx';
import { Customisation } from './customisation.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OnlineShop } from './online-shop.tsx';
import { Questions } from './questions.tsx';
import { Stories } from './stories.tsx';
import type { TrialOpener } from './trial-buttons.tsx';

/** All that is below the first screen. */
export function AfterHero({ phone, ...opener }: TrialOpener & { phone: string | undefined }) {
  useEffect(() => {
    // Whoever came by a link to one of these parts came before it was there.
    const isAtTop = window.scrollY === 0 && location.hash.length > 1;
    if (isAtTop) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <Customisation />
      <OnlineShop />
      <Cloud />
      <Features />
      <HowItWorks />
      <Stories />
      <Questions phone={phone} />
      <Closing {...opener} />
    </>
  );
}
