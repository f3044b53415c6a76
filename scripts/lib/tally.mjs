import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * The counts of a runner's JSON report. A runner that crashed, wrote no report or ran nothing counts as one failure,
 * so that it never looks like success.
 * @param {{ report: string, code: number, read: (report: any) => Tally }} ended
 * @returns {Tally}
 */
export function tallyOf({ report, code, read }) {
  /** @type {Tally} */
  let tally;
  try {
    tally = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { passed: tally.passed, failed: 1 } : tally;
}

/** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
export const readVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that failed before its first test has no test to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
});

/** More journeys than this that need a second try are no longer explained by a busy machine. */
const SECOND_TRIES_ALLOWED = 2;

/**
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: { title: string, tests: { status: string, projectName: string }[] }[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[], suites?: Suite[] }} JourneysReport
 */

/** @param {JourneysReport} report */
export const readPlaywright = ({ stats, errors }) => {
  const tooMany = stats.flaky > SECOND_TRIES_ALLOWED ? 1 : 0;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0) + tooMany,
  };
};

/**
 * The journeys with one outcome, one line each: 'flaky' ones passed at their second try, 'unexpected' ones failed.
 * @param {JourneysReport} report
 * @param {'flaky' | 'unexpected'} outcome
 * @returns {string[]}
 */
export const journeysThat = ({ suites = [] }, outcome) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName }) => `[${projectName}] ${suite.file ?? suite.title}: ${title}`),
    ),
    ...journeysThat(
      { stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [], suites: suite.suites ?? [] },
      outcome,
    ),
  ]);

/**
 * The tests that failed, and the files that failed before their first test, one line each.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report
 * @returns {string[]}
 */
export const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) =>
      assertionResults.length === 0
        ? [name]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages = [] }) =>
              [
                `${name}: ${fullName}`,
                ...failureMessages.map((message) => `    ${message.split('\n')[0]}`),
              ].join('\n'),
            ),
    );

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
