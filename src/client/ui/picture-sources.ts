export type PictureSources = { avif: string | undefined; src: string };

const address = /^(https?:)?\//;
const file = /\.(avif|webp|png|jpe?g|gif|svg)$/i;

/**
 * A picture is stored as a name without size or ending. A name with an ending is a single file under the base. A full
 * address, which a vendor may give, is used unchanged.
 */
export function pictureSources(name: string, base = '/images/'): PictureSources {
  if (address.test(name)) return { avif: undefined, src: name };
  const path = base + name.split('/').map(encodeURIComponent).join('/');
  if (file.test(name)) return { avif: undefined, src: path };
  return { avif: `${path}-640.avif 640w, ${path}-1200.avif 1200w`, src: `${path}-640.webp` };
}
