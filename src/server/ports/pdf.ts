import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: string) => resolve(`@expo-google-fonts/geist/${weight}/Geist_${weight}.ttf`);

/** The shop's own font; the files of the web pages can't be put into a PDF. */
export const PDF_FONT = 'Geist';

let ready: Promise<typeof import('pdfmake')> | undefined;

/** The library is large, and loaded when the first PDF is made. It reads the fonts and nothing else. */
async function load(): Promise<typeof import('pdfmake')> {
  const { default: pdfmake } = await import('pdfmake');
  const [normal, bold] = [fontFile('400Regular'), fontFile('600SemiBold')];
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setFonts({ [PDF_FONT]: { normal, bold, italics: normal, bolditalics: bold } });
  return pdfmake;
}

export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  ready ??= load();
  return (await ready).createPdf(definition).getBuffer();
}
