/** The first and the last byte of a part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The part of a file that a request asks for by its header `Range`. Undefined for the whole file: also where the header
 * can't be read, or asks for several parts, as HTTP allows. 'none' if the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = ONE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    // The last so many bytes.
    const count = Number(last);
    return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
