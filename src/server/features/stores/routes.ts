import type pg from 'pg';
import type { Line } from '#rules/catalog/lines.ts';
import { findPlaces } from '#rules/stores/places.ts';
import type { Config } from '../../config/config.ts';
import type { Freshness } from '../../http/answer-cache.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { answerWithProducts } from '../../http/public-calls.ts';
import { readStores } from './reads.ts';

const SETTINGS: Freshness = { tags: ['site'], maxAgeSeconds: 30 };

/** For answers that change only with a new version. */
const LASTING = { tags: [], maxAgeSeconds: 86_400 };

/** The lines of a business depend on its listed products. */
const SLOW: Freshness = { tags: ['stores', 'catalog'], maxAgeSeconds: 30 };

export function storeRoutes(
  calls: PublicCalls,
  pool: pg.Pool,
  { mapTilesUrl }: Pick<Config, 'mapTilesUrl'>,
  readMapsKey: () => Promise<string | undefined>,
  /** For each business, the lines in which it has products. */
  readLines: () => Promise<ReadonlyMap<number, readonly Line[]>>,
): void {
  calls.define('GET /no/auth/web/site/stores', SLOW, async () => {
    const [stores, lines] = await Promise.all([readStores(pool), readLines()]);
    const result = stores.map((store) => ({ ...store, services: [...(lines.get(store.business_id) ?? [])] }));
    return answerWithProducts([], { status: 200, result });
  });

  calls.define('GET /no/auth/web/site/places', LASTING, async ({ query }) => ({
    status: 200,
    result: findPlaces(query.q),
  }));

  calls.define('GET /no/auth/web/site/map', SETTINGS, async () => ({
    status: 200,
    result: { google_maps_key: (await readMapsKey()) ?? null, tiles_url: mapTilesUrl ?? null },
  }));
}
