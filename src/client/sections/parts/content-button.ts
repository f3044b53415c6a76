/** A button with the site's own words, which may need several lines. It is as high as usual with one. */
export const CONTENT_BUTTON = 'h-auto! min-h-10 max-w-full py-1.5 whitespace-normal! wrap-anywhere';
