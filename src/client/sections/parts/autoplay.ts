/** SPEC section 9: the sliders of a page's sections move on after five seconds. */
export const AUTOPLAY = 5_000;
