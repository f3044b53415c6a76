import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { DemoRequest, DemoRequestsQuery } from '#contract/demos.ts';
import type { Db } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { demoRequests } from './tables.ts';

const PER_PAGE = 24;

export function shapeDemoRequest(row: typeof demoRequests.$inferSelect): DemoRequest {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    phone: row.phone,
    email: row.email,
    status: row.status,
    notes: row.notes,
    created_at: row.createdAt.toISOString(),
  };
}

/** Newest first. `search` is matched literally, including wildcards. */
export async function readDemoRequests(
  db: Db,
  { search, status, page = 1, per_page: perPage = PER_PAGE }: DemoRequestsQuery,
): Promise<{ data: DemoRequest[]; total: number; page: number; per_page: number }> {
  const wanted = and(
    status === undefined ? undefined : eq(demoRequests.status, status),
    search ? holds(search) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(demoRequests).where(wanted);
  const rows = await db
    .select()
    .from(demoRequests)
    .where(wanted)
    .orderBy(desc(demoRequests.createdAt), desc(demoRequests.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map(shapeDemoRequest), total: counted?.total ?? 0, page, per_page: perPage };
}

function holds(search: string) {
  const { firstName, lastName, company, email, phone } = demoRequests;
  const pattern = anywhere(search);
  return sql`concat_ws(' ', ${firstName}, ${lastName}, ${company}, ${email}, ${phone}) ilike ${pattern}`;
}
