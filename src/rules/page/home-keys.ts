/** The key of the rows of a home page. Without a variant: of the one that the site has chosen. */
export const homeKey = (variant?: number): string =>
  variant === undefined ? 'home' : variant === 1 ? 'home-page' : `home-${variant}`;
