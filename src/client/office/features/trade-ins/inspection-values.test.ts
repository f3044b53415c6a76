import { describe, expect, it } from 'vitest';
import type { Photo } from '#contract/photos.ts';
import {
  addedFinding,
  betterPreview,
  betterPrice,
  checksOf,
  cutsOf,
  doneWords,
  problemsOf,
  revisedPreview,
  ruleAnswersOf,
  startFindings,
  type Finding,
} from './inspection-values.ts';
import type { Device } from './trade-ins.api.ts';

const device = {
  answers: [
    { question: 'Does it switch on?', answer: 'Yes' },
    { question: 'Screen', answer: 'Marks seen, not felt' },
  ],
  offer: { cash: 315, voucher: 347 },
  worst: { cash: 100, voucher: 110 },
  highest: { cash: 400, voucher: 440 },
  others: [
    { question: 'Screen', answer: 'Scratches that you feel', amount: -45 },
    { question: 'Screen', answer: 'Like new', amount: 60 },
  ],
  quote: {
    best: { cash: 400, voucher: 440 },
    terms: { floor: 5, step: 5, voucher_percent: 10 },
  },
} as unknown as Device;

const photo = { id: '7b0c4c1e-3f2f-4d53-9f6a-6e1f3a6f1b11' } as Photo;
const scratched: Partial<Finding> = {
  result: 'worse',
  found: 'Scratch that is felt ',
  reason: '22 mm, upper middle',
  amount: '£30',
  photos: [photo],
};
const found = (...rows: Partial<Finding>[]): Finding[] =>
  startFindings(device).map((finding, row) => ({ ...finding, ...rows[row] }));
const typed = (findings: readonly Finding[], price = '') => ({ findings, grade: 'Good', price });

describe('An inspection', () => {
  it('begins with everything that was told, and nothing looked at', () => {
    expect(doneWords(startFindings(device))).toBe('0 of 2 done');
    expect(checksOf(startFindings(device))).toEqual([]);
    expect(Object.values(problemsOf('validate', device, typed(startFindings(device))))).toEqual([
      'Not checked yet.',
      'Not checked yet.',
    ]);
  });

  it('shows the old and the new offer before it is sent', () => {
    const findings = [
      ...found({ result: 'as_told' }, scratched),
      { ...addedFinding('Battery'), amount: '21' },
    ];
    expect(revisedPreview(device, findings)).toMatchObject({
      old: { cash: 315 },
      now: { cash: 265, voucher: 292 },
      cuts: [
        { check: 'Screen', amount: 30 },
        { check: 'Battery', amount: 21 },
      ],
      rounding: 1,
    });
    expect(doneWords(findings)).toBe('3 of 3 done, 2 worse than told');
  });

  it.each([
    ['a photo', { photos: [] }, 'check-1-photos'],
    ['a reason', { reason: ' ' }, 'check-1-reason'],
    ['a sum', { amount: '0' }, 'check-1-amount'],
    ['what was found', { found: '' }, 'check-1-found'],
    ['a photo that has arrived', { isSending: true }, 'check-1-photos'],
    ['a sum that is left after rounding', { amount: '2' }, 'cuts'],
  ])('is not sent as a lower offer without %s', (_, missing, field) => {
    const findings = found({ result: 'as_told' }, { ...scratched, ...missing });
    expect(Object.keys(problemsOf('revise', device, typed(findings)))).toEqual([field]);
  });

  it('is not sent below what the worst answers of the rules give', () => {
    const findings = (amount: string) => found({ result: 'as_told' }, { ...scratched, amount });
    expect(problemsOf('revise', device, typed(findings('215')))).toEqual({});
    expect(problemsOf('revise', device, typed(findings('220')))).toEqual({
      cuts: 'The worst answers of the price rules give £100 in cash. Take less off, or send the device back.',
    });
  });

  it('offers what the rules take off for a worse answer', () => {
    const [power, screen] = found({ result: 'worse' }, { result: 'worse' });
    expect(screen && ruleAnswersOf(device, screen)).toEqual([
      { question: 'Screen', answer: 'Scratches that you feel', amount: 45 },
    ]);
    expect(power && ruleAnswersOf(device, power)).toEqual([]);
    expect(ruleAnswersOf(device, addedFinding('Screen'))).toEqual([]);
  });

  it('pays what the rules give for a better answer', () => {
    const findings = found({ result: 'as_told' }, { result: 'better', found: 'Like new', amount: '60' });
    expect(betterPrice(device, findings, '')).toBe('375');
    expect(betterPrice(device, findings, '350')).toBe('350');
    expect(problemsOf('validate', device, typed(findings))).toEqual({});
    const unsaid = found({ result: 'as_told' }, { result: 'better', found: 'Like new' });
    expect(problemsOf('validate', device, typed(unsaid))).toEqual({ price: 'Please say what it is worth.' });
  });

  it('sends each cut with its reason and its photos', () => {
    const findings = found({ result: 'as_told' }, scratched);
    expect(problemsOf('revise', device, typed(findings))).toEqual({});
    expect(cutsOf(findings)).toEqual([
      {
        check: 'Screen',
        told: 'Marks seen, not felt',
        found: 'Scratch that is felt',
        reason: '22 mm, upper middle',
        amount: 30,
        photos: [photo.id],
      },
    ]);
    expect(checksOf(findings)[0]).toMatchObject({ found: 'Yes', result: 'as_told' });
  });

  it('pays more only within reason, and needs a grade', () => {
    expect(betterPreview(device, '')).toBeUndefined();
    expect(betterPreview(device, '350')).toEqual({ cash: 350, voucher: 385 });
    expect(betterPreview(device, '100')).toBeNull();
    const findings = found({ result: 'as_told' }, { result: 'better', found: 'Flawless' });
    expect(problemsOf('validate', device, typed(findings, '405'))).toHaveProperty('price');
    expect(problemsOf('validate', device, { findings, grade: undefined, price: '' })).toHaveProperty('grade');
  });
});
