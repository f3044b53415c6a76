import { useEffect } from 'react';
import { slidesOf } from '#contract/sections/registry.ts';
import { isNotFound } from '#client/lib/api-error.ts';
import { useSlider } from './site.api.ts';
import { Container } from '#client/ui/layout.tsx';
import { SectionRow } from '#client/sections/section-row.tsx';
import { Slider, SLIDER_NAME } from '#client/sections/slider/slider.tsx';

/**
 * The slider at the top of the home page. Hidden if there is none, if it is empty or if it failed. While it loads, its
 * space is reserved.
 */
export function HeaderSlider({ isInside = false }: { isInside?: boolean }) {
  const { data: rows = [], isPending, error } = useSlider();
  useEffect(() => {
    if (error && !isNotFound(error)) console.warn('The header slider did not load', error);
  }, [error]);
  if (isPending) {
    const room = (
      <div className="skeleton h-140 w600:h-84 min-[768px]:h-96 min-[1024px]:h-110 min-[1280px]:h-125 rounded-hero" />
    );
    return isInside ? room : <Container>{room}</Container>;
  }
  const filled = rows.filter((row) => row.template_meta_data.some((entry) => slidesOf(entry).length > 0));
  return filled.map((row, index) => (
    <SectionRow
      key={row.id}
      row={row}
      isInside={isInside}
      draw={(entry, { design }, isFull) =>
        entry.section_type === 'carosel_image_section' && (
          <Slider
            cells={slidesOf(entry)}
            design={design}
            label={entry.title || SLIDER_NAME}
            isFirst={index === 0}
            isNarrow={isInside}
            isFull={isFull}
          />
        )
      }
    />
  ));
}
