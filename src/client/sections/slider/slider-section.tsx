import { slidesOf } from '#contract/sections/registry.ts';
import type { SectionProps } from '../section-set.ts';
import { Slider, SLIDER_NAME } from './slider.tsx';

/** The header's slider as a section of a page. */
export function SliderSection({ entry, design, isFirst = false }: SectionProps<'carosel_image_section'>) {
  const cells = slidesOf(entry);
  if (cells.length === 0) return null;
  return (
    <Slider
      cells={cells}
      design={design}
      label={entry.title || SLIDER_NAME}
      isFirst={isFirst}
      isFull={entry.container_type === 'full_container'}
    />
  );
}
