import type { ReactNode } from 'react';
import type { Section } from '#contract/sections/registry.ts';
import { backgroundOf } from './section-background.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
  entry: Section;
  /** As wide as the screen. */
  isFull: boolean;
  isBare: boolean;
  children: ReactNode;
};

/** The background of a section: a picture, a colour, or none. */
export function SectionFrame({ entry, isFull, isBare, children }: Props) {
  const background = backgroundOf(entry);
  if (background.kind === 'none') return children;
  return (
    <div
      className={cx(
        'relative isolate overflow-hidden',
        !isFull && 'rounded-hero',
        !isBare && (isFull ? 'py-10 w960:py-16' : 'px-4 py-6 w650:p-6 w960:p-12'),
      )}
      style={{ backgroundColor: background.kind === 'colour' ? background.colour : undefined }}
    >
      {background.kind === 'picture' && (
        <Picture
          name={background.name}
          alt=""
          fallback="none"
          fit="cover"
          className="absolute inset-0 -z-1 size-full"
        />
      )}
      {isFull && !isBare ? <div className="mx-auto max-w-page px-gutter">{children}</div> : children}
    </div>
  );
}
