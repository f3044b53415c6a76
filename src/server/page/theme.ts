import type { FastifyInstance } from 'fastify';
import { themeCss } from '#rules/presentation/line-colours.ts';

const NOT_FOUND = 404;

/** The style sheets of the lines' colours. The colours are in the path, so the answer never changes. */
export function themeRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/theme/:name', (request, reply) => {
    const css = themeCss(request.params.name);
    if (css === undefined) return reply.code(NOT_FOUND).type('text/plain').send('There is no such file.');
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(css);
  });
}
