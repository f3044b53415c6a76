import type { SectionSet } from './section-set.ts';
import { SliderSection } from './slider/slider-section.tsx';

const slider: SectionSet = { carosel_image_section: SliderSection };

export default slider;
