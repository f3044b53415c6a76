import { afterAll } from 'vitest';

const tasks: (() => Promise<void>)[] = [];

/** Takes down what a test file has built, in whatever hook or test it was built. */
export function whenFileEnds(task: () => Promise<void>): void {
  tasks.push(task);
}

// Loaded as a setup file: a hook registered inside another hook would never run.
afterAll(async () => {
  for (const task of tasks.splice(0).reverse()) await task();
});
