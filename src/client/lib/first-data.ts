/**
 * Answers that came inside the page, by the URL of their call. The page's HTML is the same for everybody, so none of
 * them is personal.
 */
let answers: Readonly<Record<string, unknown>> | undefined;

/** When the page arrived; its answers age from here. */
export const firstDataAt = Date.now();

/** Sets the answers on the server, where there is no page to read them from. */
export function giveAnswers(given: Readonly<Record<string, unknown>>): void {
  answers = given;
}

export function firstAnswer(url: string): unknown {
  answers ??= readAnswers();
  const answer = answers[url];
  return isRefusal(answer) ? undefined : answer;
}

/** A refusal inside the page is used once. The next request goes to the server. */
export function takeRefusal(url: string): { status: number } | undefined {
  answers ??= readAnswers();
  const answer = answers[url];
  if (!isRefusal(answer)) return undefined;
  answers = { ...answers, [url]: undefined };
  return answer;
}

const OK = 200;

function isRefusal(answer: unknown): answer is { status: number } {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status !== OK;
}

function readAnswers(): Record<string, unknown> {
  const text = document.getElementById('first-data')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // If the page was cut off during the download, each call goes to the server.
    return {};
  }
}
