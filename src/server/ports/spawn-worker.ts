import { Worker } from 'node:worker_threads';

/**
 * Starts `name.worker` beside the file at `from`. The build puts the worker's JavaScript beside the server. From
 * sources (tests, development) it is TypeScript, and the thread must first load a TypeScript loader.
 */
export function spawnWorker(name: string, from: string, workerData?: unknown): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${name}.worker.js`, from), { workerData });
  const source = JSON.stringify(new URL(`./${name}.worker.ts`, from).href);
  const load = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${source}); })`;
  return new Worker(load, { eval: true, workerData });
}
