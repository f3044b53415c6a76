import { expect, it } from 'vitest';
import { CHECKLIST, checkInBody, checkInErrors, NO_CHECK_IN, type CheckInValues } from './check-in-values.ts';

const works = Object.fromEntries(CHECKLIST.map((check) => [check, { is: 'ok' as const, note: '' }]));
const whole: CheckInValues = {
  checks: {
    ...works,
    Cameras: { is: 'faulty', note: ' blurred ' },
    'Face or fingerprint': { is: 'none', note: '' },
  },
  accessories: 'Charger',
  passcode: '1234',
  agrees: false,
  signed_by: ' Ada Byron ',
  photos: ['a'],
  isSending: false,
};

it('asks for photos, the whole checklist, an answer and a signature', () => {
  expect(Object.keys(checkInErrors(NO_CHECK_IN))).toEqual(['photos', 'checks', 'agrees', 'signed_by']);
  expect(checkInErrors({ ...whole, checks: { ...works, Buttons: undefined } })).toEqual({
    checks: 'Not checked yet: Buttons.',
  });
  expect(checkInErrors({ ...whole, isSending: true })).toHaveProperty('photos');
  expect(checkInErrors(whole)).toEqual({});
});

it('sends what works and what does not, and leaves out what the device does not have', () => {
  const body = checkInBody(whole);
  expect(body.checks).toHaveLength(CHECKLIST.length - 1);
  expect(body.checks).toContainEqual({ check: 'Cameras', is_ok: false, note: 'blurred' });
  expect(body).toMatchObject({ agrees: false, signed_by: 'Ada Byron', passcode: '1234', photos: ['a'] });
  expect(checkInBody({ ...whole, passcode: '', accessories: '' })).not.toHaveProperty('passcode');
});
