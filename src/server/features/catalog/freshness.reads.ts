import type { Freshness } from '../../http/answer-cache.ts';

/** Almost every answer of the catalogue shows stock, so none may be older than this. */
export const FRESH: Freshness = { tags: ['catalog', 'stores'], maxAgeSeconds: 5 };
