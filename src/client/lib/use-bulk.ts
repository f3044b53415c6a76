import { useState } from 'react';
import { messageOf } from './api-error.ts';

export interface BulkStep {
  /** What the row is called, such as the number of an order. */
  name: string;
  run: () => Promise<unknown>;
}

export interface BulkResult {
  name: string;
  /** Why it was not done; undefined where it was. */
  problem: string | undefined;
}

/** Does something with many rows, one after the other: one that fails stops none of the others. */
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
