import { firstLoad } from './first-load.mjs';
import { lockProblems } from './lock.mjs';
import { runTool } from './run.mjs';

/**
 * @typedef {{ ok: boolean, note?: string, output?: string }} Result
 * @typedef {{ name: string, check: () => Promise<Result> }} Check
 */

/**
 * @param {Promise<import('./run.mjs').Ended>} running
 * @returns {Promise<Result>}
 */
const ended = async (running) => {
  const { code, output } = await running;
  return { ok: code === 0, output };
};

const boxes = ['src/rules', 'src/contract', 'src/server', 'src/client', 'demo', 'scripts', 'bench', 'tests'];

/** @type {Check[]} The slow ones first, so that the short ones run beside them. */
export const checks = [
  { name: 'first load', check: firstLoad },
  { name: 'lint', check: () => ended(runTool('oxlint/bin/oxlint', ['--deny-warnings'])) },
  {
    name: 'format',
    check: () =>
      ended(
        runTool('prettier/bin/prettier.cjs', [
          '--check',
          '--cache',
          '--cache-strategy=content',
          '--log-level=warn',
          '.',
        ]),
      ),
  },
  {
    name: 'dead code',
    check: () => ended(runTool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'])),
  },
  {
    name: 'import rules and documents',
    check: () => ended(runTool('vitest/vitest.mjs', ['run', '--project=house'])),
  },
  ...boxes.map((box) => ({
    name: `types of ${box}`,
    check: () => ended(runTool('typescript/bin/tsc', ['--project', box, '--pretty', 'false'])),
  })),
  {
    name: 'lock file',
    check: async () => {
      const problems = lockProblems();
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  },
];
