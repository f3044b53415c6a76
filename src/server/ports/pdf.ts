import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

/** The shop's own font; the files of the web pages can't be put into a PDF. */
export const PDF_FONT = 'Geist';

let ready: Promise<typeof import('pdfmake')> | undefined;

/** The library is large, and loaded when the first PDF is made. It reads the fonts and nothing else. */
async function load(): Promise<typeof import('pdfmake')> {
  const { default: pdfmake } = await import('pdfmake');
  const normal = require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf');
  const bold = require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setFonts({ [PDF_FONT]: { normal, bold, italics: normal, bolditalics: bold } });
  return pdfmake;
}

export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  ready ??= load();
  return (await ready).createPdf(definition).getBuffer();
}
