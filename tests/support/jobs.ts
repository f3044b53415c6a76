import { mailJobs } from '#server/jobs/mail.ts';
import type { RunnerOptions } from '#server/jobs/runner.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import type { MailPort } from '#server/ports/mail.ts';

export const silentLog = { warn: () => undefined, error: () => undefined };

/** Runs jobs that are due until none is left. */
export async function runDue(runner: JobRunner): Promise<void> {
  for (let started = 1; started > 0;) {
    const round = await runner.startDue();
    await round.ended;
    started = round.started;
  }
}

export async function sendDueMail(
  database: RunnerOptions['database'],
  mail: MailPort,
  options: Partial<RunnerOptions> = {},
): Promise<void> {
  const runner = new JobRunner({ database, log: silentLog, ...options });
  mailJobs(runner, mail);
  await runDue(runner);
}
