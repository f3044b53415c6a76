import { ApiError } from './api-error.ts';

/** Asks for the password. Resolves to whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;

/** The office mounts one dialog for all pages. */
export function answerProofs(by: Ask): void {
  ask = by;
}

/**
 * Runs dangerous work. If the server asks for the password or a code, the person is asked, and the work is repeated.
 */
export async function proven<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.asks === 'proof';
    if (!isAsked || !(await ask())) throw error;
    return work();
  }
}
