/** Names that fit below a small picture. A design without one shows its title. */
const SHORT: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  carosel_image_section: { 1: 'Slider', 2: 'Banner' },
  image_section: { 1: 'Carousel', 2: 'Halves', 3: 'Full', 4: 'Wide', 5: 'Mosaic' },
  product_section: {
    1: 'Grid',
    2: 'Flash',
    3: 'Arrivals',
    4: 'Week',
    6: 'Best',
    7: 'Ranked',
    8: 'Cart',
    9: 'Wide',
    10: 'Feature',
  },
  product_section_single: { 1: 'Single' },
  categories_section: { 1: 'Tiles', 2: 'Round', 3: 'Cards', 4: 'Square' },
  services_section: { 1: 'Row', 2: 'Boxes', 3: 'Large' },
  subscribtion_section: { 1: 'Newsletter' },
  text_scrolling_section: { 1: 'Scrolling' },
  text_editor_section: { 1: 'Text' },
  business_map_section: { 1: 'Map' },
};

export const shortName = (type: string, design: number, title: string): string =>
  SHORT[type]?.[design] ?? title;

/** Other words by which people look for a design. */
const ALSO: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  product_section: { 2: 'countdown clock', 4: 'countdown clock', 8: 'buy', 9: 'buy', 10: 'buy large' },
  text_editor_section: { 1: 'html words promo' },
  text_scrolling_section: { 1: 'marquee ticker' },
  image_section: { 3: 'badge' },
  services_section: { 1: 'icons', 2: 'icons', 3: 'icons' },
};

export const alsoCalled = (type: string, design: number): string => ALSO[type]?.[design] ?? '';
