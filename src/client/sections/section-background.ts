import { safeColour } from '#rules/page/safe-colour.ts';

export type Background =
  { kind: 'none' } | { kind: 'picture'; name: string } | { kind: 'colour'; colour: string };

interface BackgroundFields {
  bg_color_type?: string | undefined;
  bg_image?: string | undefined;
  container_bg?: string | undefined;
}

/** Folders and a name, with or without the ending of a file. */
const PICTURE_NAME = /^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*$/;
const WEB_PICTURE = /^https:\/\/[^\s"'()\\<>]+$/i;

/**
 * SPEC section 2: a picture of the shop, the URL of a picture, or a colour. Unreadable values give no
 * background.
 */
export function backgroundOf({ bg_color_type: type, bg_image, container_bg }: BackgroundFields): Background {
  const image = bg_image?.trim() ?? '';
  if (type === 'image' && PICTURE_NAME.test(image)) return { kind: 'picture', name: image };
  if (type === 'url' && WEB_PICTURE.test(image)) return { kind: 'picture', name: image };
  const colour = safeColour(container_bg);
  return colour ? { kind: 'colour', colour } : { kind: 'none' };
}
