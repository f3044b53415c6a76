import { useId } from 'react';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { CardBanners, HalfBanners, WideBanners } from './banners.tsx';
import { MainCarousel } from './main-carousel.tsx';
import { Mosaic } from './mosaic.tsx';

export function ImageSection({ entry, design }: SectionProps) {
  const id = useId();
  const features = entry.image_items ?? [];
  if (features.length === 0) return null;
  return (
    <>
      <EntryHeading id={id} entry={entry} />
      {design === 1 && <MainCarousel features={features} label={entry.title || 'Highlights'} />}
      {design === 2 && <HalfBanners features={features} />}
      {design === 3 && <WideBanners features={features} />}
      {design === 4 && <CardBanners features={features} />}
      {design === 5 && <Mosaic features={features} />}
    </>
  );
}
