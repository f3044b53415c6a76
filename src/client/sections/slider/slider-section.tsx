import type { SectionProps } from '../section-set.ts';
import { Slider } from './slider.tsx';

/** The header's slider as a section of a page. */
export function SliderSection({ entry, design }: SectionProps) {
  const cells = entry.header_slider_section?.header_slider_data ?? [];
  if (cells.length === 0) return null;
  return (
    <Slider
      cells={cells}
      design={design}
      label={entry.title || 'Offers'}
      isFull={entry.container_type === 'full_container'}
    />
  );
}
