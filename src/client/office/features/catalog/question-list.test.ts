import { expect, test } from 'vitest';
import { NEW_OPTION, NEW_QUESTION, questionSummary } from './question-list.ts';

const summaryOf = (...prices: string[]) =>
  questionSummary({
    ...NEW_QUESTION,
    options: prices.map((price, index) => ({ ...NEW_OPTION, label: `Answer ${index + 1}`, price })),
  });

test('a summary names the first answers, and what each adds or takes off', () => {
  expect(summaryOf('0.00', '89.5', '-20', '1')).toBe(
    'One choice of 4: Answer 1, Answer 2 +£89.50, Answer 3 −£20.00 and 1 more',
  );
});
