import type { sitePages } from '#server/features/site/tables.ts';

export type PageRow = typeof sitePages.$inferInsert;
