const tasks: (() => Promise<void>)[] = [];

/** Runs a task when the test file ends, wherever in the file it was registered. */
export function whenFileEnds(task: () => Promise<void>): void {
  tasks.push(task);
}

export async function endFile(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task();
}
