import { expect, it } from 'vitest';
import type { Question } from '#contract/catalog.ts';
import { faultAnswers } from './repair-facts.ts';

const option = (id: number, fault: string) => ({
  id,
  label: 'Any words',
  value: 'any-words',
  price: 10,
  factor: null,
  description: null,
  inventory_item_id: null,
  qunatity: 0,
  repair: { fault, part_quality: null, signs: '', bench: null, warranty_months: null },
});
const faults: Question = {
  id: 7,
  title: 'What needs mending?',
  key: 'any-key',
  role: 'faults',
  condition: 2,
  option_type: 2,
  description: null,
  sort_order: 1,
  Question_options: [option(1, 'screen'), option(2, 'battery')],
};

it.each<[what: string, text: string | undefined, answers: object]>([
  ['one', 'battery', { 7: [2] }],
  ['several', 'battery,screen', { 7: [1, 2] }],
  ['a fault that it does not repair', 'hdmi-port', {}],
  ['one of two', 'hdmi-port,screen', { 7: [1] }],
  ['none', undefined, {}],
])('a link with a fault ticks it: %s', (_what, text, answers) => {
  expect(faultAnswers(text, [faults])).toEqual(answers);
});
