import { matchAddress } from '#contract/pages.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/connect.ts';
import { readCategories } from '../features/listing/public.ts';
import { VERSION } from '../config/version.ts';
import { readSettings } from '../features/site/public.ts';
import type { Freshness } from '../http/answer-cache.ts';
import { openApi } from '../http/openapi/document.ts';
import { wantsPage } from '../http/page-address.ts';
import { refuse } from '../http/refusal.ts';
import type { Made } from '../http/stored-answer.ts';
import { renderDocs } from './docs.ts';
import { stylesIn } from './html.ts';
import { meantUrl } from './meant-url.ts';
import { keptAddress } from './known-choices.ts';
import { movedPage } from './moved-page.ts';
import type { IsDeadLink } from './dead-links.ts';
import { secretPage } from './page-key.ts';
import { withCardHeaders, withMapPolicy } from './provider-headers.ts';
import type { PageSources } from './render.ts';
import { renderPage } from './render.ts';
import { themeRoutes } from './theme.ts';
import { renderSitemap, renderSitemapIndex } from './sitemap.ts';

/** A page holds stock and prices, so it may not be older than the calls that it is made of. */
const PAGE: Freshness = { tags: ['catalog', 'site', 'stores'], maxAgeSeconds: 5 };
const SITEMAP: Freshness = { tags: [], maxAgeSeconds: 600, ignoresSearch: true };
const LASTING: Freshness = { tags: [], maxAgeSeconds: 86_400, ignoresSearch: true };

const made = (status: number, contentType: string, cacheControl: string, body: string): Made => ({
  status,
  contentType,
  cacheControl,
  body,
});
const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const HOURLY = 'public, max-age=3600';

/** The address of such a page is a secret, so it must not be sent to other sites. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

interface Sources extends PageSources {
  isDeadLink: IsDeadLink;
  /** The content security policy of pages with a map, if it differs from the usual one. */
  mapPolicy: () => Promise<string | undefined>;
  /** The headers of the page with the card form, if the shop takes cards. */
  cardHeaders: Record<string, string> | undefined;
  /** The headers of the builder's canvas. */
  canvasHeaders: Record<string, string>;
  pool: pg.Pool;
  db: Db;
}

export function pageRoutes(app: FastifyInstance, sources: Sources): void {
  const { answers, origin, pool, db } = sources;

  app.get('/sitemap.xml', (_request, reply) =>
    answers.reply(reply, SITEMAP, async () => made(200, XML, HOURLY, await renderSitemapIndex(pool, origin))),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    answers.reply(reply, SITEMAP, async () => {
      const name = request.params.file.replace(/\.xml$/, '');
      const body = await renderSitemap(name, { pool, db, origin, categories: await readCategories(pool) });
      return body === undefined ? notHere() : made(200, XML, HOURLY, body);
    }),
  );
  app.get('/robots.txt', (_request, reply) =>
    answers.reply(reply, LASTING, async () =>
      made(
        200,
        'text/plain; charset=utf-8',
        HOURLY,
        `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    ),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    answers.reply(reply, { tags: ['site'], maxAgeSeconds: 3_600 }, async () => {
      const settings = await readSettings(db);
      return made(
        200,
        'text/plain; charset=utf-8',
        HOURLY,
        securityText(settings?.email, origin, new Date()),
      );
    }),
  );
  themeRoutes(app);
  const api = openApi({ version: VERSION, origin });
  app.get('/openapi.json', (_request, reply) =>
    answers.reply(reply, LASTING, async () => made(200, JSON_TYPE, HOURLY, JSON.stringify(api))),
  );
  app.get('/docs', (_request, reply) =>
    answers.reply(reply, LASTING, async () =>
      made(200, HTML, HOURLY, renderDocs(api, stylesIn(await sources.template()))),
    ),
  );

  const render = async (key: string): Promise<Made> => {
    const page = await renderPage(key, sources);
    const moved = page.status === 404 ? await movedPage(key, { pool, db }) : undefined;
    // Not kept by browsers: a product or category may go back to the address that it had.
    if (moved !== undefined)
      return { ...made(301, HTML, 'public, max-age=0, must-revalidate', ''), headers: { location: moved } };
    const { status, styleHash, madeOf } = page;
    const maps = withMapPolicy(key, page.html, await sources.mapPolicy());
    const cards = withCardHeaders(key, maps.html, sources.cardHeaders);
    const isSecret = secretPage(key) !== undefined;
    const shown = matchAddress(key)?.page;
    const isCanvas = shown === 'canvas' || shown === 'sitePreview';
    const headers = {
      ...maps.headers,
      ...cards.headers,
      ...(isSecret && NO_REFERRER),
      ...(isCanvas && sources.canvasHeaders),
    };
    const isKept = status === 200 && !isSecret;
    const cacheControl = isKept ? 'public, max-age=0, must-revalidate' : 'no-store';
    return { ...made(status, HTML, cacheControl, cards.html), headers, styleHash, madeOf };
  };
  const statusOf = (key: string) => answers.statusOf(key, PAGE, () => render(key), countedPage(key));

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (!wantsPage(request.method, request.raw.url ?? '/')) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send(refuse(404, 'There is nothing at this address.').answer());
    }
    const url = request.raw.url ?? '/';
    request.countedAs = countedPage(url);
    const meant = meantUrl(url);
    // Redirect only to a page that exists.
    if (meant !== undefined && (await statusOf(await keptAddress(meant, sources.calls))) === 200)
      return reply.header('cache-control', HOURLY).redirect(meant, 301);
    const key = await keptAddress(url, sources.calls);
    if (await sources.isDeadLink(url)) {
      // The page itself says what to do with such a link.
      const dead = async () => ({ ...(await render(key)), status: 404 });
      await answers.reply(reply, PAGE, dead, `${key} of nothing`);
    } else await answers.reply(reply, PAGE, () => render(key), key);
    return reply;
  });
}

/** Pages have no route of the framework: /metrics counts them by their name. */
const countedPage = (url: string) => `page ${matchAddress(url.split('?', 1)[0] ?? url)?.page ?? 'not found'}`;

function notHere(): Made {
  return made(
    404,
    JSON_TYPE,
    'no-store',
    JSON.stringify(refuse(404, 'There is nothing at this address.').answer()),
  );
}

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: where to report a vulnerability. It holds an expiry date, so it is made for each request. */
function securityText(email: string | undefined, origin: string, now: Date): string {
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : [`Contact: ${origin}/`]),
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
