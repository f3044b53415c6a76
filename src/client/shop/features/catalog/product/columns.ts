/**
 * The two columns of a product page from 768 to 1279: pictures and choices, and below them text and facts, aligned.
 * Wider pages set their own columns.
 */
export const PRODUCT_COLUMNS =
  'grid w768:grid-cols-[minmax(0,336fr)_minmax(0,352fr)] w768:gap-x-8 w1024:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] w1024:gap-x-10';
