import { StartProblem } from '#server/config/config.ts';

/** Runs a program of the command line. What the person can put right is one line, not a stack. */
export async function sayProblem(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
