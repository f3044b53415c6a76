const NUL = '\u0000';

/**
 * The text of a file in UTF-8, or in UTF-16 as some spreadsheets write it. Undefined if it is neither, or holds NUL,
 * which the database doesn't take.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes(NUL) ? undefined : text;
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
