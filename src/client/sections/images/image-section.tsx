import { useId } from 'react';
import type { ComponentType } from 'react';
import type { ImageFeature } from '#contract/sections/features.ts';
import type { ShownDesign } from '#contract/sections/registry.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { CardBanners, HalfBanners, WideBanners } from './banners.tsx';
import { MainCarousel } from './main-carousel.tsx';
import { Mosaic } from './mosaic.tsx';

type Show = ComponentType<{ features: readonly ImageFeature[]; label: string }>;

const DESIGNS: Readonly<Record<number, Show>> = {
  1: MainCarousel,
  2: HalfBanners,
  3: WideBanners,
  4: CardBanners,
  5: Mosaic,
} satisfies Record<ShownDesign<'image_section'>, Show>;

export function ImageSection({ entry, design }: SectionProps<'image_section'>) {
  const id = useId();
  const features = entry.image_items ?? [];
  const Show = DESIGNS[design];
  if (!Show || features.length === 0) return null;
  return (
    <>
      <EntryHeading id={id} entry={entry} />
      <Show features={features} label={entry.title || 'Highlights'} />
    </>
  );
}
