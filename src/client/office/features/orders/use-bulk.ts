import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { moveOrder, type MoveBody } from './orders.api.ts';

export interface BulkStep {
  number: string;
  body: MoveBody;
}

export interface BulkResult {
  number: string;
  /** Why it was not moved; undefined where it was. */
  problem: string | undefined;
}

/** Moves many orders, one after the other, each under its own key: one that fails stops none of the others. */
export function useBulk() {
  const [progress, setProgress] = useState<{ done: number; all: number; what: string }>();
  async function run(what: string, steps: readonly BulkStep[]): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const { number, body } of steps) {
      setProgress({ done: results.length, all: steps.length, what });
      const problem = await moveOrder(number, body).then(() => undefined, messageOf);
      results.push({ number, problem });
    }
    setProgress(undefined);
    return results;
  }
  return { progress, run };
}
