import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONT_FILES } from './pdf-words.ts';

export const PDF_FONT = 'Geist';

let ready: Promise<typeof import('pdfmake')> | undefined;

/** The library is large, so it is loaded with the first PDF. It may read only the font files. */
async function load(): Promise<typeof import('pdfmake')> {
  const { default: pdfmake } = await import('pdfmake');
  const { normal, bold } = FONT_FILES;
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setFonts({ [PDF_FONT]: { normal, bold, italics: normal, bolditalics: bold } });
  return pdfmake;
}

export async function makePdf(definition: TDocumentDefinitions): Promise<Buffer> {
  ready ??= load();
  return (await ready).createPdf(definition).getBuffer();
}
