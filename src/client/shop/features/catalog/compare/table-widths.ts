/** On a phone two whole products fit beside the first column, and scrolling snaps to a whole one. */
export const TABLE_WIDTHS =
  'w-full max-w600:min-w-[calc(5rem+var(--products)*(100cqi-5rem)/2)] w600:min-w-[calc(5rem+var(--products)*8rem)]';
