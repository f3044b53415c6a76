import type { FastifyInstance } from 'fastify';
import { isOfficePath } from '#rules/page/office-paths.ts';

/**
 * The pages of the office: one document, whose code fetches everything else with the session's permissions. Nothing in
 * it is private, but no cache keeps it, so that the next visit gets the newest code.
 */
export function officePages(app: FastifyInstance, template: () => Promise<string>): void {
  for (const path of ['/vendor', '/vendor/*', '/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
      if (!isOfficePath(pathname)) return reply.callNotFound();
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(await template());
    });
  }
}
