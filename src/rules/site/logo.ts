/** The default name of a shop, and the default logo, which says that name. */
export const OWN_NAME = 'Threefold';
export const OWN_LOGO = '/logo.svg';

/**
 * The picture to show as a shop's logo. undefined: its name is written instead, since the default logo has
 * another name.
 */
export const drawnLogo = ({ title, headerImg }: { title: string; headerImg: string }): string | undefined =>
  headerImg === OWN_LOGO && title !== OWN_NAME ? undefined : headerImg || undefined;
