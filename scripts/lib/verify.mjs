import { availableParallelism } from 'node:os';
import { checks } from './checks.mjs';

/** Runs every check of the quick gate, a few at a time, and shows all failures. */
export async function verify() {
  const started = performance.now();
  const waiting = [...checks];
  /** @type {{ name: string, output: string }[]} */
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { ok, note, output } = await timed(next);
      if (!ok) failed.push({ name: next.name, output: [note, output].filter(Boolean).join('\n') });
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
  console.log(`\nverify: ${checks.length - failed.length} of ${checks.length} checks in ${seconds(started)}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

/** @param {import('./checks.mjs').Check} one */
async function timed({ name, check }) {
  const started = performance.now();
  const result = await check().catch((error) => ({
    ok: false,
    note: undefined,
    output: String(error?.stack ?? error),
  }));
  console.log(
    `${result.ok ? '  ok  ' : 'FAILED'}  ${name.padEnd(28)} ${seconds(started)}  ${result.note ?? ''}`.trimEnd(),
  );
  return result;
}

/** @param {number} started */
const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;
