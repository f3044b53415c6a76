import { StartProblem } from '#server/config/config.ts';

/**
 * Runs a program of the command line. An error that the person can correct is printed as one line, not as a
 * stack.
 */
export async function sayProblem(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
