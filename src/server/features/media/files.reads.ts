import type { FileType } from '../../ports/file-types.ts';
import { FIRST_SIZE, LATER_SIZES } from '../../ports/media-files.ts';

/** Public paths. The shop's picture component adds the width and the format. */
export const ADDRESS = '/images/media/';

export const wholeAddress = (fileId: string, type: string): string => `${ADDRESS}${fileId}.${type}`;

/** Keys in the file store. */
const keyOf = (fileId: string, rest: string) => `media/${fileId.slice(0, 2)}/${fileId}${rest}`;
export const wholeKey = (fileId: string, type: string): string => keyOf(fileId, `.${type}`);
export const sizeKey = (fileId: string, size: string): string => keyOf(fileId, `-${size}`);

/** Everything that is kept of a file. */
export const keysOf = (fileId: string, type: FileType): string[] => [
  wholeKey(fileId, type),
  ...[FIRST_SIZE, ...LATER_SIZES].map((size) => sizeKey(fileId, size)),
];

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const WHOLE = new RegExp(`^(${ID})\\.(jpg|png|webp|gif|mp4)$`);
const SIZED = new RegExp(`^(${ID})-(640\\.webp|640\\.avif|1200\\.avif)$`);

/**
 * The keys under which the file of a URL may be stored. The second file is sent until the first one is made.
 */
export function keysAt(file: string): { key: string; meanwhile?: string } | undefined {
  const [, wholeId = '', type = ''] = WHOLE.exec(file) ?? [];
  if (wholeId) return { key: wholeKey(wholeId, type) };
  const [, id = '', size = ''] = SIZED.exec(file) ?? [];
  return id ? { key: sizeKey(id, size), meanwhile: sizeKey(id, FIRST_SIZE) } : undefined;
}
