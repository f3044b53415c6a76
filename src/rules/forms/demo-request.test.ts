import { describe, expect, it } from 'vitest';
import type { DemoForm } from './demo-request.ts';
import { demoErrors } from './demo-request.ts';

const good: DemoForm = {
  first_name: 'Rina',
  last_name: 'Shah',
  company: 'Northgate Mobiles',
  phone: '',
  email: 'rina@northgate.example',
};

describe('what is wrong with a demo request', () => {
  it.each<[string, Partial<DemoForm>, object]>([
    ['nothing', {}, {}],
    ['nothing with a phone', { phone: '07700 900142' }, {}],
    ['spaces around good words', { first_name: ' Rina ', email: ' rina@northgate.example ' }, {}],
    [
      'everything missing',
      { first_name: '', last_name: '', company: '', email: '' },
      { first_name: 'Required', last_name: 'Required', company: 'Required', email: 'Required' },
    ],
    ['spaces alone', { company: '   ' }, { company: 'Required' }],
    ['half an email', { email: 'rina@northgate' }, { email: 'Invalid email' }],
    ['words for a phone', { phone: 'ask Tom' }, { phone: 'Invalid phone number' }],
    ['the longest name', { first_name: 'r'.repeat(80) }, {}],
    ['a longer name', { first_name: 'r'.repeat(81) }, { first_name: 'Too long' }],
    ['a longer company', { company: 'c'.repeat(121) }, { company: 'Too long' }],
  ])('%s', (_what, part, errors) => expect(demoErrors({ ...good, ...part })).toEqual(errors));
});
