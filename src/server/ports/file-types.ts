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
/** How many of the first bytes identify a file's type. */
export const SIGNATURE_BYTES = 32;

export const mediaTypeOf = (type: FileType): string => TYPES[type];

/** The file type by the ending of a stored name. */
export function typeOfName(name: string): FileType | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return end in TYPES ? (end as FileType) : undefined;
}

/** The type of a file by its first bytes; undefined for types that are refused, such as SVG, HTML or HEIC. */
export function fileTypeOf(start: Buffer): FileType | undefined {
  const has = (at: number, bytes: string) => start.toString('latin1', at, at + bytes.length) === bytes;
  if (has(0, '\xff\xd8\xff')) return 'jpg';
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (has(0, 'GIF87a') || has(0, 'GIF89a')) return 'gif';
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'webp';
  if (has(4, 'ftyp')) return typeOfBrand(start.toString('latin1', 8, 12));
  return undefined;
}

/** The default format of Apple's phones. The shop can't read it, and tells the uploader so. */
export function isHeic(start: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(start.toString('latin1', 4, 12));
}

/** Pictures and videos share a container format. Its brand tells them apart. */
function typeOfBrand(brand: string): FileType | undefined {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash)$/.test(brand) ? 'mp4' : undefined;
}
