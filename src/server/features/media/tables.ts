import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '../stores/public.ts';

const serial = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** The business that owns it; null for the site. */
const businessId = () => integer('business_id').references(() => businesses.id, { onDelete: 'restrict' });

/** Folders of a media library, in two levels. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: serial(),
    businessId: businessId(),
    parentId: integer('parent_id').references((): AnyPgColumn => mediaFolders.id),
    name: text().notNull(),
  },
  (t) => [unique('media_folders_name').on(t.businessId, t.parentId, t.name).nullsNotDistinct()],
);

/** Pictures and videos that staff uploaded. */
export const media = pgTable(
  'media',
  {
    id: serial(),
    businessId: businessId(),
    folderId: integer('folder_id').references(() => mediaFolders.id, { onDelete: 'set null' }),
    /** Part of every public path. A new file gets a new path, so that caches may keep a path for ever. */
    fileId: uuid('file_id').notNull().unique(),
    kind: text({ enum: ['picture', 'video'] }).notNull(),
    /** The type of the stored file, such as jpg. */
    type: text().notNull(),
    /** SHA-256 of the file as it was sent. */
    hash: text().notNull(),
    name: text().notNull(),
    alt: text().notNull().default(''),
    focalX: smallint('focal_x').notNull().default(50),
    focalY: smallint('focal_y').notNull().default(50),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** False until the job has made all widths. */
    isReady: boolean('is_ready').notNull().default(false),
    version: integer().notNull().default(1),
    addedBy: text('added_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('media_once').on(t.businessId, t.hash).nullsNotDistinct(),
    index('media_folder').on(t.folderId),
    index('media_name').using('gin', t.name.op('gin_trgm_ops')),
    index('media_alt').using('gin', t.alt.op('gin_trgm_ops')),
    check('media_kind', sql`${t.kind} in ('picture', 'video')`),
    check('media_focal', sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
  ],
);
