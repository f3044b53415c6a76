import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { PauseButton } from '#client/ui/pause-button.tsx';
import type { SectionProps } from '../section-set.ts';

/** Scrolling sentences, rendered twice so that there is no gap. They can be stopped, and stop for reduced motion. */
export function ScrollingSection({ entry }: SectionProps<'text_scrolling_section'>) {
  const [stopped, setStopped] = useState(false);
  const texts = entry.text_scrolling?.map(({ title }) => title).filter(Boolean) ?? [];
  if (texts.length === 0) return null;
  return (
    <div className="flex items-center gap-2 py-2 pr-2">
      <div className="marquee min-w-0 flex-1 overflow-hidden">
        <div
          className={cx(
            'flex w-max motion-reduce:w-full motion-reduce:justify-center',
            !stopped && 'marquee-track',
          )}
        >
          <Sentences texts={texts} />
          <Sentences texts={texts} isCopy />
        </div>
      </div>
      <PauseButton
        what="the text"
        stopped={stopped}
        className="motion-reduce:hidden"
        onClick={() => setStopped(!stopped)}
      />
    </div>
  );
}

function Sentences({ texts, isCopy = false }: { texts: readonly string[]; isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={cx(
        // At least as wide as the screen, so that the second copy follows without a gap.
        'flex min-w-[100vw] justify-around motion-reduce:min-w-0 motion-reduce:flex-wrap motion-reduce:justify-center',
        isCopy && 'motion-reduce:hidden',
      )}
    >
      {texts.map((text, index) => (
        <li key={index} className="flex min-h-9 items-center text-name font-medium whitespace-nowrap">
          <span className="px-8 motion-reduce:px-4 w960:px-12">{text}</span>
          <span
            aria-hidden="true"
            className={cx('size-2 rounded-full motion-reduce:hidden', DOTS[index % DOTS.length])}
          />
        </li>
      ))}
    </ul>
  );
}

const DOTS = ['bg-buy', 'bg-sell', 'bg-repair'];
