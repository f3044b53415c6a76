import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { RevisionKind } from './revisions.reads.ts';
import { contentRevisions } from './tables.ts';

interface Publication {
  kind: RevisionKind;
  key: string;
  actor: NonNullable<AuditEntry['actor']>;
  before: { version: number; content: Record<string, unknown> };
  after: { version: number; content: Record<string, unknown> };
  changes: string[];
}

/**
 * Stores a publication. Before the first one, the content until then is stored too, so that it can be
 * restored.
 */
export async function keepRevision(
  db: Db,
  { kind, key, actor, before, after, changes }: Publication,
): Promise<void> {
  const [known] = await db
    .select({ version: contentRevisions.version })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, kind), eq(contentRevisions.key, key)))
    .limit(1);
  if (!known)
    await db
      .insert(contentRevisions)
      .values({ kind, key, ...before, at: null, byId: null, byName: '', changes: [] });
  await db
    .insert(contentRevisions)
    .values({ kind, key, ...after, at: new Date(), byId: actor.id, byName: actor.name, changes });
}
