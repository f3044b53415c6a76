import { ApiError } from './api-error.ts';

/** Shows the question for the password. Answers whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;

/** The office mounts one dialog, which answers for all of it. */
export function answerProofs(by: Ask): void {
  ask = by;
}

/** Does dangerous work. Where the server asks for the password or a code again, the person is asked, and it is repeated. */
export async function proven<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.asks === 'proof';
    if (!isAsked || !(await ask())) throw error;
    return work();
  }
}
