/** The icons that content may use, by name. */
export const ICON_NAMES = [
  'banknote',
  'cable',
  'gamepad',
  'gift',
  'headphones',
  'help',
  'house',
  'laptop',
  'percent',
  'pin',
  'shield',
  'smartphone',
  'store',
  'tablet',
  'tag',
  'truck',
  'undo',
  'watch',
  'wrench',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Whether this names an icon of the shop. */
export const isIconName = (name: string): name is IconName => ICON_NAMES.some((known) => known === name);
