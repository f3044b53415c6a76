/** Files that people may send. A file's type is told by its first bytes, never by its name. */
const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
} as const;

export type FileType = keyof typeof TYPES;
/** How many first bytes tell a file's type. */
export const SIGNATURE_BYTES = 32;

export const mediaTypeOf = (type: FileType): string => TYPES[type];

/** The type that a name of ours ends with. */
export function typeOfName(name: string): FileType | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return end in TYPES ? (end as FileType) : undefined;
}

/** The type of a file by its first bytes; undefined for anything that is not taken, such as SVG, HTML or HEIC. */
export function fileTypeOf(start: Buffer): FileType | undefined {
  const has = (at: number, bytes: string) => start.toString('latin1', at, at + bytes.length) === bytes;
  if (has(0, '\xff\xd8\xff')) return 'jpg';
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (has(0, 'GIF87a') || has(0, 'GIF89a')) return 'gif';
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'webp';
  if (has(4, 'ftyp')) return typeOfBrand(start.toString('latin1', 8, 12));
  return undefined;
}

/** What phones of Apple make unless they are told otherwise. Nothing here can read it, and its owner must be told so. */
export function isHeic(start: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(start.toString('latin1', 4, 12));
}

/** Pictures and films share a container, whose brand tells them apart. */
function typeOfBrand(brand: string): FileType | undefined {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash)$/.test(brand) ? 'mp4' : undefined;
}
