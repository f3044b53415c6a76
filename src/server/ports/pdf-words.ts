import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The shop's own font; the files of the web pages can't be put into a PDF. */
export const FONT_FILES = {
  normal: require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
};

let drawn: Set<number> | undefined;

/** Of both weights, the signs that both can draw. */
function signs(): Set<number> {
  const [normal = [], bold = []] = [FONT_FILES.normal, FONT_FILES.bold].map((file) => {
    const font = openSync(file);
    return 'characterSet' in font ? font.characterSet : [];
  });
  const inBold = new Set(bold);
  return new Set(normal.filter((sign) => inBold.has(sign)));
}

/** Signs that are not seen: joiners, marks of direction, forms of emoji. */
const UNSEEN = /^[\p{Cf}\p{Mn}\p{Me}\s]+$/u;

/**
 * A text as the font can draw it: letters that it lacks, such as Chinese, Hebrew or Arabic ones, are written in Latin
 * letters, an emoji by its name, and what has neither as a question mark. Nothing is left out.
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
