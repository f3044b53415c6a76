import type { FastifyInstance } from 'fastify';
import { addresses } from '#rules/page/addresses.ts';
import { isOfficePath } from '#rules/page/office-paths.ts';

/**
 * The pages of the office: one document, whose code fetches everything else with the session's permissions, and says
 * where there is no such page. Nothing in it is private, but no cache keeps it, so that the next visit gets the newest
 * code.
 */
export function officePages(app: FastifyInstance, template: () => Promise<string>): void {
  for (const path of ['/vendor', '/vendor/*', '/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
      // The one page of the shop below these paths.
      if (pathname.startsWith(addresses.business())) return reply.callNotFound();
      return reply
        .code(isOfficePath(pathname) ? 200 : 404)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(await template());
    });
  }
}
