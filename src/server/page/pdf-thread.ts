import type { Worker } from 'node:worker_threads';
import { spawnWorker } from '../ports/spawn-worker.ts';
import type { LabelSheet, Sheet } from './paper-html.ts';

/** The content of one PDF: papers, each on its own sheet, or labels of parcels. */
export type PdfContent = { sheets: readonly Sheet[] } | { labels: readonly LabelSheet[] };

export interface PdfRequest {
  id: number;
  content: PdfContent;
}

export type PdfAnswer = { id: number } & ({ pdf: Uint8Array } | { error: string });

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/** Makes PDFs in a worker thread. It starts with the first PDF, and again after a crash. */
export class PdfThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  make(content: PdfContent): Promise<Buffer> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, content } satisfies PdfRequest);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = spawnWorker('pdf', import.meta.url);
    // The thread must not keep the process alive when the shop stops.
    worker.unref();
    worker.on('message', (answer: PdfAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('pdf' in answer) waiting?.resolve(Buffer.from(answer.pdf));
      else waiting?.reject(new Error(answer.error));
    });
    const fail = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The thread that makes PDFs stopped (${code})`)));
    return worker;
  }
}
