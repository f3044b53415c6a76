import { useEffect } from 'react';
import { HowItWorks } from './how-it-works.tsx';
import { Questions } from './questions.tsx';
import { Stories } from './stories.tsx';
import type { TrialOpener } from './trial-buttons.tsx';
import { POS_NAME } from '#rules/presentation/pos-words.ts';
import { Container } from '#client/ui/layout.tsx';
import { closingGround } from '../grounds.ts';
import { apart } from './section.tsx';
import { TrialButtons } from './trial-buttons.tsx';

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

function Closing(opener: TrialOpener) {
  return (
    <Container>
      <section
        aria-labelledby="closing-title"
        className={`rounded-hero px-5 py-14 text-center w960:px-16 w960:py-24 ${apart}`}
        style={closingGround}
      >
        <h2 id="closing-title" className="mx-auto max-w-190 text-display">
          Your counter, bench and web shop, by next week.
        </h2>
        <p className="mt-5 mb-8 text-lead text-secondary">
          Try the whole of {POS_NAME} with your own stock. No card needed.
        </p>
        <TrialButtons {...opener} className="w500:justify-center" />
      </section>
    </Container>
  );
}
