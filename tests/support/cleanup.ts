import { afterAll } from 'vitest';

const tasks: (() => Promise<void>)[] = [];

/** Runs a task when the test file ends, wherever in the file it was registered. */
export function whenFileEnds(task: () => Promise<void>): void {
  tasks.push(task);
}

// This is a setup file: a hook that is registered inside another hook would never run.
afterAll(async () => {
  for (const task of tasks.splice(0).reverse()) await task();
});
