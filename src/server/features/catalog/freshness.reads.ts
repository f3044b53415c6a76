import type { Freshness } from '../../http/answer-cache.ts';

/** Stock is in almost every answer of the catalogue: none may be older than this. */
export const FRESH: Freshness = { tags: ['catalog', 'stores'], maxAgeSeconds: 5 };
