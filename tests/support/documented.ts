import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { openApi } from '#server/http/openapi/document.ts';
import { whenFileEnds } from './cleanup.ts';

const { paths } = openApi({ version: '1.0.0', origin: 'https://shop.example' });

/** Fixed paths first: `/products/variation` is not a product's id. */
const operations = Object.entries(paths)
  .map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    path,
    methods,
  }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/**
 * Every status that a call answers with during a file's tests must be in `/openapi.json`, so that people who write a
 * client from it meet no other.
 */
export function expectDocumented(server: Server): void {
  const silent = new Set<string>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    const operation = operations.find(({ pattern }) => pattern.test(path));
    const responses = operation?.methods[method.toLowerCase()]?.responses;
    if (!operation || !responses) return;
    response.on('finish', () => {
      const status = String(response.statusCode);
      if (!(status in responses)) silent.add(`${method} ${operation.path}: ${status}`);
    });
  });
  whenFileEnds(() => {
    expect([...silent].sort(), 'statuses that /openapi.json does not name').toEqual([]);
    return Promise.resolve();
  });
}
