import type { FastifyInstance } from 'fastify';
import { addresses } from '#rules/page/addresses.ts';
import { isOfficePath } from '#rules/page/office-paths.ts';
import { OFFICE_PERMISSIONS } from '../http/security.ts';

/**
 * The pages of the office: one document. Its code fetches everything else with the session's permissions, and
 * shows which pages don't exist. The document itself is not private, but no cache keeps it, so that the next
 * visit gets the newest code.
 */
export function officePages(app: FastifyInstance, template: () => Promise<string>): void {
  for (const path of ['/vendor', '/vendor/*', '/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
      // The one shop page below these paths.
      if (pathname.startsWith(addresses.business())) return reply.callNotFound();
      return reply
        .code(isOfficePath(pathname) ? 200 : 404)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('permissions-policy', OFFICE_PERMISSIONS)
        .send(await template());
    });
  }
}
