/** A question with its answer in one line: 'How much storage has it? 128 GB', 'Battery: 84%'. */
export const answered = (question: string, answer: string): string =>
  `${question}${question.endsWith('?') ? '' : ':'} ${answer}`;
