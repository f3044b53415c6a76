import type pg from 'pg';
import type { Measured } from './shop.ts';
import { cpuSecondsOf } from './shop.ts';

export interface Cost {
  what: string;
  serverCpuMs: number;
  /** Wall-clock time, which is longer on a busy machine. */
  databaseMs: number;
  databaseCpuMs: number;
  answerMs: number;
}

export interface Load {
  what: string;
  warmUp: number;
  calls: number;
  /** Makes one call that differs from all others, and throws when it is refused. */
  ask: (number: number) => Promise<void>;
}

/** The cost of each call for the server and the database, including query planning. */
export async function costOf(
  shop: Measured,
  client: pg.Client,
  { what, warmUp, calls, ask }: Load,
): Promise<Cost> {
  for (let number = 0; number < warmUp; number += 1) await ask(number);
  await client.query('select pg_stat_statements_reset()');
  const cpuBefore = shop.cpuSeconds();
  const backendsBefore = await backendCpu(client);
  const begun = performance.now();
  for (let number = warmUp; number < warmUp + calls; number += 1) await ask(number);
  const answerMs = (performance.now() - begun) / calls;
  const serverCpuMs = ((shop.cpuSeconds() - cpuBefore) * 1000) / calls;
  const databaseCpuMs = (spentSince(backendsBefore, await backendCpu(client)) * 1000) / calls;
  const { rows } = await client.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%'`,
  );
  return { what, serverCpuMs, databaseMs: (rows[0]?.ms ?? 0) / calls, databaseCpuMs, answerMs };
}

/** Processor seconds of each of the shop's database connections, by process id. */
async function backendCpu(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'threefold'`,
  );
  return new Map(rows.map(({ pid }) => [pid, cpuSecondsOf(pid)]));
}

/** The pool may open connections in between. All work of a new connection counts. */
function spentSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}
