export type PictureSources = { avif: string | undefined; src: string };

const address = /^(https?:)?\//;

/** A picture is stored as a name without size or ending; a full address, which a vendor may give, stands as it is. */
export function pictureSources(name: string, base = '/images/'): PictureSources {
  if (address.test(name)) return { avif: undefined, src: name };
  const file = base + name.split('/').map(encodeURIComponent).join('/');
  return { avif: `${file}-640.avif 640w, ${file}-1200.avif 1200w`, src: `${file}-640.webp` };
}
