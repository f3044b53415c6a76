import { expect, it } from 'vitest';
import { answered } from './answered.ts';

it.each([
  ['How does it look and work?', 'Worn', 'How does it look and work? Worn'],
  ['Battery', '84%', 'Battery: 84%'],
])('%s with %s has one mark between them', (question, answer, words) => {
  expect(answered(question, answer)).toBe(words);
});
