import { useEffect } from 'react';
import { Closing } from './closing.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Questions } from './questions.tsx';
import { Stories } from './stories.tsx';
import type { TrialOpener } from './trial-buttons.tsx';

export type AfterFeaturesProps = TrialOpener & { phone: string | undefined };

export function AfterFeatures({ phone, ...opener }: AfterFeaturesProps) {
  useEffect(() => {
    // A link to a part of the page may arrive before that part is loaded; this half loads last, so it scrolls there.
    const isAtTop = window.scrollY === 0 && location.hash.length > 1;
    if (isAtTop) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <HowItWorks />
      <Stories />
      <Questions phone={phone} />
      <Closing {...opener} />
    </>
  );
}
