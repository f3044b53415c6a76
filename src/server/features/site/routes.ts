import { homeKey } from '#rules/page/home-keys.ts';
import type { Db } from '../../db/connect.ts';
import type { Freshness } from '../../http/answer-cache.ts';
import { refuse } from '../../http/refusal.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { readMenu, readPage, readSettings, readTemplate } from './reads.ts';

const FRESH: Freshness = { tags: ['site'], maxAgeSeconds: 30 };
const HEADER_SLIDER = 'header_slider';
const CHOSEN_HOME = homeKey();

const chosenHome = async (db: Db) => homeKey((await readSettings(db))?.home_variant ?? 1);

export function siteRoutes(calls: PublicCalls, db: Db): void {
  calls.define('GET /no/auth/web/site/settings/general', FRESH, async () => {
    const value = await readSettings(db);
    return value ? { status: 200, result: { value } } : refuse(404, 'The site has no settings yet.');
  });

  calls.define('GET /no/auth/web/site/pages/{key}', FRESH, async ({ params }) => {
    const key = params.key === CHOSEN_HOME ? await chosenHome(db) : params.key;
    const page = await readPage(db, key);
    return page ? { status: 200, result: page } : refuse(404, 'There is no such page.');
  });

  calls.define('GET /no/auth/web/site/menu', FRESH, async ({ query }) => {
    const value = await readMenu(db, query.key);
    return value
      ? { status: 200, result: { key: query.key, value } }
      : refuse(404, 'This menu has not been set up.');
  });

  calls.define('GET /no/auth/web/site/template/header/slider', FRESH, async () => {
    const result = await readTemplate(db, HEADER_SLIDER, undefined);
    return result.length > 0 ? { status: 200, result } : refuse(404, 'There is no header slider.');
  });

  calls.define('GET /no/auth/web/site/template/template/design', FRESH, async ({ query }) => {
    const key = query.page_key === CHOSEN_HOME ? await chosenHome(db) : query.page_key;
    // The slider has its own call, so this call treats it as no page.
    const data = key === HEADER_SLIDER ? [] : await readTemplate(db, key, query.section_position);
    return data.length > 0 ? { status: 200, data } : refuse(404, 'There is no block at this position.');
  });
}
