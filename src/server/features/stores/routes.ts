import type pg from 'pg';
import { findPlaces } from '#rules/places.ts';
import type { Config } from '../../config/config.ts';
import type { PublicCalls } from '../../http/public-calls.ts';
import { readStores } from './reads.ts';

/** What changes with a new version of the shop, or with its settings. */
const LASTING = { tags: [], maxAgeSeconds: 86_400 };

export function storeRoutes(
  calls: PublicCalls,
  pool: pg.Pool,
  { googleMapsKey, mapTilesUrl }: Pick<Config, 'googleMapsKey' | 'mapTilesUrl'>,
): void {
  calls.define('GET /no/auth/web/site/stores', { tags: ['stores'], maxAgeSeconds: 30 }, async () => ({
    status: 200,
    result: await readStores(pool),
  }));

  calls.define('GET /no/auth/web/site/places', LASTING, async ({ query }) => ({
    status: 200,
    result: findPlaces(query.q),
  }));

  calls.define('GET /no/auth/web/site/map', LASTING, async () => ({
    status: 200,
    result: { google_maps_key: googleMapsKey ?? null, tiles_url: mapTilesUrl ?? null },
  }));
}
