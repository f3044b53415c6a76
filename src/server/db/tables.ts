import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Secrets that the shop generated and all its nodes share. A backup can leave this table out. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: bytes().notNull() }, (t) => [
  check('secrets_length', sql`length(${t.value}) = 32`),
]);
