import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { AskedQuestion } from './questions.ts';
import {
  answer,
  answersIn,
  answersText,
  isAnswered,
  lineTotal,
  optionsTotal,
  questionKind,
  unanswered,
} from './questions.ts';

const options = [
  { id: 11, price: pence(999) },
  { id: 12, price: pence(0) },
  { id: 13, price: pence(-500) },
];
const single: AskedQuestion = { id: 1, isRequired: true, kind: 'single', options };
const multiple: AskedQuestion = {
  id: 2,
  isRequired: false,
  kind: 'multiple',
  options: options.map((o) => ({ ...o, id: o.id + 10 })),
};
const text: AskedQuestion = { id: 3, isRequired: true, kind: 'text', options: [] };

describe('answers in an address', () => {
  const all = [single, multiple, text];

  it.each([
    [undefined, {}],
    ['', {}],
    ['11', { 1: [11] }],
    ['22,11,21', { 1: [11], 2: [21, 22] }],
    ['11,12', { 1: [12] }],
    ['21,21', { 2: [21] }],
    ['99,abc,-1', {}],
  ])('%s', (words, answers) => {
    expect(answersIn(words, all)).toEqual(answers);
  });

  it('come back as they went', () => {
    const answers = { 1: [11], 2: [21, 22] };
    expect(answersText(all, answers)).toBe('11,21,22');
    expect(answersIn(answersText(all, answers), all)).toEqual(answers);
  });
});

describe('questions', () => {
  it.each([
    [1, 'single'],
    [2, 'multiple'],
    [3, 'text'],
    [7, 'multiple'],
  ])('option_type %d is %s', (code, kind) => {
    expect(questionKind(code)).toBe(kind);
  });

  it('a single choice replaces what was chosen', () => {
    const first = answer({}, single, 11);
    expect(first).toEqual({ 1: [11] });
    expect(answer(first, single, 12)).toEqual({ 1: [12] });
    expect(answer(first, single, 11)).toEqual({ 1: [11] });
  });

  it('a multiple choice toggles', () => {
    const both = answer(answer({}, multiple, 21), multiple, 23);
    expect(both).toEqual({ 2: [21, 23] });
    expect(answer(both, multiple, 21)).toEqual({ 2: [23] });
  });

  it('takes no option of another question, and nothing for a text', () => {
    expect(answer({}, single, 21)).toEqual({});
    expect(answer({}, text, 11)).toEqual({});
  });

  it('only a required question with something to choose stops an add', () => {
    expect(unanswered([single, multiple, text], {})).toEqual([single]);
    expect(unanswered([single, multiple, text], { 1: [12] })).toEqual([]);
    expect(unanswered([single], { 1: [] })).toEqual([single]);
    expect(isAnswered({ 1: [12] }, single)).toBe(true);
  });

  it('adds up what was chosen, times the quantity', () => {
    const chosen = { 1: [11], 2: [21, 23] };
    expect(optionsTotal([single, multiple], chosen)).toBe(999 + 999 - 500);
    expect(optionsTotal([single, multiple], {})).toBe(0);
    expect(lineTotal(pence(28900), pence(999), 3)).toBe(89697);
  });
});
