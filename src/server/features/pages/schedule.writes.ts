import type { PageSchedule } from '#contract/pages-office-shapes.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database, Db } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { sitePages } from '../site/public.ts';
import { isSame, readDraftRow } from './draft.reads.ts';
import { lockDraft, lockPage, type Editing } from './draft.writes.ts';
import { readSchedules } from './pages.reads.ts';
import { refuseMisplaced } from './places.reads.ts';
import { publishRows } from './publish.writes.ts';
import { readLive } from './rows.reads.ts';
import { pageDrafts, pageSchedules } from './tables.ts';

export const SCHEDULE_JOB = 'page schedule';
/** What the job has to do. */
export interface ScheduleStep {
  id: number;
  step: 'start' | 'end';
}

type Schedule = typeof pageSchedules.$inferSelect;
const MOST_YEARS = 2;

interface Times {
  from: string;
  to: string | null;
  note: string;
}

const fieldError = (field: 'from' | 'to', text: string) =>
  refuse(400, `${field}: ${text}.`, { [field]: text });

function timesError(from: Date, to: Date | null, now: Date): Refusal | undefined {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MOST_YEARS);
  if (from <= now) return fieldError('from', 'This time has passed');
  if (to && to <= from) return fieldError('to', 'Must be after the beginning');
  if (from > latest || (to && to > latest))
    return fieldError(to ? 'to' : 'from', `At most ${MOST_YEARS} years ahead`);
  return undefined;
}

/** Schedules the draft, as it is now. Later changes of the draft are not part of it. */
export async function scheduleDraft(
  at: Connection,
  editing: Editing,
  times: Times,
): Promise<PageSchedule | Refusal> {
  const { db } = at;
  const { key, account, now } = editing;
  const [from, to] = [new Date(times.from), times.to === null ? null : new Date(times.to)];
  const error = timesError(from, to, now);
  if (error) return error;
  const draft = await lockDraft(at, editing);
  if (draft instanceof Refusal) return draft;
  const clash = await overlapping(db, key, from, to);
  if (clash)
    return refuse(
      409,
      'Another schedule of this page has the same time. Cancel it first, or choose another.',
    );
  const rows = draft.rows ?? (await readLive(db, key)).rows;
  const misplaced = await refuseMisplaced(db, rows);
  if (misplaced) return misplaced;
  const [made] = await db
    .insert(pageSchedules)
    .values({
      pageKey: key,
      startsAt: from,
      endsAt: to,
      rows,
      note: times.note,
      editor: account.name,
      createdAt: now,
    })
    .returning({ id: pageSchedules.id });
  if (!made) throw new Error('a new schedule has no id');
  await enqueue(db, { id: made.id, step: 'start' }, from);
  return written(at, made.id, account, 'schedule page');
}

const enqueue = (db: Db, payload: ScheduleStep, dueAt: Date) =>
  enqueueJob(db, { kind: SCHEDULE_JOB, key: `${payload.id} ${payload.step}`, payload, dueAt });

async function overlapping(db: Db, key: string, from: Date, to: Date | null): Promise<boolean> {
  const rows = await db
    .select({ id: pageSchedules.id })
    .from(pageSchedules)
    .where(
      and(
        eq(pageSchedules.pageKey, key),
        inArray(pageSchedules.state, ['waiting', 'on']),
        sql`tstzrange(starts_at, coalesce(ends_at, starts_at), '[]') && tstzrange(${from.toISOString()}::timestamptz, ${(to ?? from).toISOString()}::timestamptz, '[]')`,
      ),
    );
  return rows.length > 0;
}

async function written(
  { db }: Connection,
  id: number,
  { id: actorId, name, businessId }: Account,
  action: string,
): Promise<PageSchedule> {
  const rows = await readSchedules(db, undefined, id);
  const schedule = mustExist(rows[0], 'the schedule');
  await writeAudit(db, {
    actor: { id: actorId, name, businessId },
    action,
    subject: 'page',
    subjectId: schedule.key,
    after: { from: schedule.from, to: schedule.to },
  });
  return schedule;
}

/** Locks the page of a schedule, and then the schedule: everybody else who changes a page locks the page first too. */
async function lockSchedule(db: Db, id: number): Promise<Schedule | undefined> {
  const [found] = await db
    .select({ key: pageSchedules.pageKey })
    .from(pageSchedules)
    .where(eq(pageSchedules.id, id));
  if (!found) return undefined;
  await lockPage(db, found.key);
  const [schedule] = await db.select().from(pageSchedules).where(eq(pageSchedules.id, id)).for('update');
  if (schedule && schedule.pageKey !== found.key) throw new Error('a page got another address meanwhile');
  return schedule;
}

/** Does what is due. It may run twice, and on two nodes: the state of the schedule says whether it is still to do. */
export const runSchedule = (
  { transaction }: Pick<Database, 'transaction'>,
  { id, step }: ScheduleStep,
  now: Date,
): Promise<void> =>
  transaction(async (at) => {
    const schedule = await lockSchedule(at.db, id);
    if (step === 'start' && schedule?.state === 'waiting') await begin(at, schedule, now);
    if (step === 'end' && schedule?.state === 'on') await finish(at, schedule, now, undefined);
  });

async function begin(at: Connection, schedule: Schedule, now: Date): Promise<void> {
  const { db } = at;
  const { id, pageKey: key, rows, endsAt } = schedule;
  // The shop was closed for the whole time.
  if (endsAt && endsAt <= now) return setState(db, id, { state: 'done' });
  const live = await readLive(db, key);
  const [page] = await db.select({ is: sitePages.isPublished }).from(sitePages).where(eq(sitePages.key, key));
  const note = schedule.note || 'Scheduled';
  const revision = await publishRows(at, { key, rows, note, now, account: undefined, by: schedule.editor });
  // What was prepared is live now. A draft that somebody has changed since then stays.
  const draft = await readDraftRow(db, key);
  if (draft.rows && isSame(draft.rows, rows))
    await db
      .update(pageDrafts)
      .set({ rows: null, version: draft.version + 1, savedBy: schedule.editor, savedAt: now })
      .where(eq(pageDrafts.pageKey, key));
  await setState(db, id, {
    state: endsAt ? 'on' : 'done',
    rowsBefore: live.rows,
    revision,
    wasPublished: page?.is ?? true,
  });
  if (endsAt) await enqueue(db, { id, step: 'end' }, endsAt);
}

const setState = async (db: Db, id: number, set: Partial<Schedule>): Promise<void> => {
  await db.update(pageSchedules).set(set).where(eq(pageSchedules.id, id));
};

/** Brings the page before back, unless somebody has published another one since. */
async function finish(
  at: Connection,
  schedule: Schedule,
  now: Date,
  account: Account | undefined,
): Promise<void> {
  const { pageKey: key, rowsBefore, revision, wasPublished } = schedule;
  const live = await readLive(at.db, key);
  if (live.revision === revision && rowsBefore) {
    const by = account?.name ?? schedule.editor;
    await publishRows(at, { key, rows: rowsBefore, note: 'Back to the page before', now, account, by });
    if (!wasPublished)
      await at.db.update(sitePages).set({ isPublished: false }).where(eq(sitePages.key, key));
  }
  await setState(at.db, schedule.id, { state: 'done' });
}

/** Cancels a schedule. One that has begun ends at once. */
export const cancelSchedule = (
  { transaction }: Pick<Database, 'transaction'>,
  id: number,
  account: Account,
  now: Date,
): Promise<PageSchedule | Refusal> =>
  transaction(async (at) => {
    const schedule = await lockSchedule(at.db, id);
    if (!schedule) return refuse(404, 'There is no such schedule.');
    if (schedule.state === 'waiting') await setState(at.db, id, { state: 'cancelled' });
    else if (schedule.state === 'on') await finish(at, schedule, now, account);
    else return refuse(409, 'This schedule has ended already.');
    return written(at, id, account, 'cancel page schedule');
  });
