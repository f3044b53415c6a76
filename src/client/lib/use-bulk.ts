import { useState } from 'react';
import { messageOf } from './api-error.ts';

export interface BulkStep {
  /** The name of the row, such as the number of an order. */
  name: string;
  run: () => Promise<unknown>;
}

export interface BulkResult {
  name: string;
  /** Why it failed; undefined if it succeeded. */
  problem: string | undefined;
}

/** Runs a step for each of many rows, one after the other. A failed one does not stop the others. */
export function useBulk() {
  const [progress, setProgress] = useState<{ done: number; all: number; what: string }>();
  async function run(what: string, steps: readonly BulkStep[]): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const step of steps) {
      setProgress({ done: results.length, all: steps.length, what });
      const problem = await step.run().then(() => undefined, messageOf);
      results.push({ name: step.name, problem });
    }
    setProgress(undefined);
    return results;
  }
  return { progress, run };
}
