import { BusinessMapSection } from './map/business-map-section.tsx';
import type { SectionSet } from './section-set.ts';

const map: SectionSet = { business_map_section: BusinessMapSection };

export default map;
