import { parentPort } from 'node:worker_threads';
import { makePdf } from '../ports/pdf.ts';
import { labelsPdf } from './label-pdf.ts';
import { papersPdf } from './paper-pdf.ts';
import type { PdfAnswer, PdfRequest } from './pdf-thread.ts';

/** Laying out a PDF takes 0.1 s or more. In its own thread it doesn't block other requests. */
const port = parentPort;
if (!port) throw new Error('runs as a worker only');

port.on('message', ({ id, content }: PdfRequest) => {
  makePdf('labels' in content ? labelsPdf(content.labels) : papersPdf(content.sheets)).then(
    (pdf) => port.postMessage({ id, pdf } satisfies PdfAnswer),
    (error: unknown) => port.postMessage({ id, error: String(error) } satisfies PdfAnswer),
  );
});
