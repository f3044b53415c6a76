/**
 * How wide main pictures are shown. The server's preload must use the same text as the client's picture, or the browser
 * would fetch two files.
 */
export const PRODUCT_PICTURE_SIZES = '(min-width: 961px) 510px, (min-width: 768px) 45vw, 100vw';

/** The device on its sell and repair page. */
export const DEVICE_PICTURE_SIZES = '(min-width: 961px) 144px, 84px';

/** The picture of the header's first slide. */
export const HERO_PICTURE_SIZES =
  '(min-width: 1280px) 740px, (min-width: 1024px) 600px, (min-width: 768px) 430px, (min-width: 600px) 338px, 100vw';

/** A picture from edge to edge. */
export const FULL_PICTURE_SIZES = '100vw';

/** A card in a list: two across on a phone, three or four beside filters. */
export const CARD_PICTURE_SIZES = '(min-width: 1280px) 240px, (min-width: 650px) 25vw, 40vw';
