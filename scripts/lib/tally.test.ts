import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedTests, journeysThat, readPlaywright, readVitest, sum, tallyOf } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'threefold-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = (
  passed: number,
  failed: number,
  files: { status: string; assertionResults: unknown[] }[] = [],
) => report({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('Counting tests', () => {
  it('takes the counts of the report', () => {
    expect(tallyOf({ report: vitest(3, 1), code: 1, read: readVitest })).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a runner without a report as failed', () => {
    expect(tallyOf({ report: join(folder, 'none.json'), code: 0, read: readVitest })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a runner that ran nothing as failed', () => {
    expect(tallyOf({ report: vitest(0, 0), code: 0, read: readVitest })).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a runner that crashed after its last test as failed', () => {
    expect(tallyOf({ report: vitest(5, 0), code: 1, read: readVitest })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that failed before its first test', () => {
    const files = [{ status: 'failed', assertionResults: [] }];
    expect(tallyOf({ report: vitest(5, 0, files), code: 1, read: readVitest })).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it('fails when more than two journeys needed a second try, and names each', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, projectName: 'phone' }],
    });
    const suites = [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        specs: [spec('I fill it', 'flaky'), spec('I empty it', 'expected')],
        suites: [{ title: 'On a phone', file: 'cart.spec.ts', specs: [spec('I swipe', 'flaky')] }],
      },
    ];
    const stats = (flaky: number) => ({ expected: 4, flaky, unexpected: 0 });
    expect(readPlaywright({ stats: stats(2), errors: [] })).toEqual({ passed: 6, failed: 0 });
    expect(readPlaywright({ stats: stats(3), errors: [] })).toEqual({ passed: 7, failed: 1 });
    expect(journeysThat({ stats: stats(2), errors: [], suites }, 'flaky')).toEqual([
      '[phone] cart.spec.ts: I fill it',
      '[phone] cart.spec.ts: I swipe',
    ]);
  });

  it('names the tests that failed, and the files that failed before their first test', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    expect(
      failedTests({
        testResults: [
          {
            name: 'cart.test.ts',
            status: 'failed',
            assertionResults: [
              test('A cart is kept', 'failed', 'expected 1 to be 2\n at line 7'),
              test('A cart is empty', 'passed'),
            ],
          },
          { name: 'stock.test.ts', status: 'failed', assertionResults: [] },
          { name: 'money.test.ts', status: 'passed', assertionResults: [test('Adds up', 'passed')] },
        ],
      }),
    ).toEqual(['cart.test.ts: A cart is kept\n    expected 1 to be 2', 'stock.test.ts']);
  });

  it('reads the report of the journeys', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2 };
    expect(readPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
    expect(
      readPlaywright({ stats: { expected: 4, flaky: 0, unexpected: 0 }, errors: ['no server'] }),
    ).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
