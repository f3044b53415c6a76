import { POS_NAME } from '#rules/presentation/pos-words.ts';
import { Container } from '#client/ui/layout.tsx';
import { closingGround } from '../grounds.ts';
import { apart } from './section.tsx';
import type { TrialOpener } from './trial-buttons.tsx';
import { TrialButtons } from './trial-buttons.tsx';

export function Closing(opener: TrialOpener) {
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
