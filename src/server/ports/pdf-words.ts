import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The shop's font as files for PDFs, which can't use the web font files. */
export const FONT_FILES = {
  normal: require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
};

let drawn: Set<number> | undefined;

/** The characters that both weights of the font have. */
function signs(): Set<number> {
  const [normal = [], bold = []] = [FONT_FILES.normal, FONT_FILES.bold].map((file) => {
    const font = openSync(file);
    return 'characterSet' in font ? font.characterSet : [];
  });
  const inBold = new Set(bold);
  return new Set(normal.filter((sign) => inBold.has(sign)));
}

/** Invisible characters: joiners, direction marks, emoji variants. */
const UNSEEN = /^[\p{Cf}\p{Mn}\p{Me}\s]+$/u;

/**
 * A text that the font can draw. Letters that it lacks, such as Chinese, Hebrew or Arabic ones, become Latin letters.
 * An emoji becomes its name, and anything else a question mark. Nothing is left out.
 */
export function drawable(text: string): string {
  const known = (drawn ??= signs());
  let shown = '';
  let lacking = '';
  const write = () => {
    if (lacking !== '') shown += anyAscii(lacking) || (UNSEEN.test(lacking) ? '' : '?');
    lacking = '';
  };
  for (const sign of text.normalize('NFC')) {
    if (known.has(sign.codePointAt(0) ?? 0)) {
      write();
      shown += sign;
    } else lacking += sign;
  }
  write();
  return shown;
}
