import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * What a runner's JSON report counted. A runner that crashed, wrote no report or ran nothing counts as one
 * failure: silence must never look like success.
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

/** @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} report */
export const readPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
});

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
