import { describe, expect, it } from 'vitest';
import { billingStart, bodyOf, formErrors, type TypedForm } from './typed-form.ts';

const delivery = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};
const billing = {
  name: 'Lee Ltd',
  line_1: '2 Park Row',
  line_2: 'Floor 3',
  town: 'York',
  post_code: 'YO1 7HH',
};
const both: TypedForm = { ...delivery, ...billingStart(billing) };

describe('a separate billing address', () => {
  it('is sent apart from the delivery address, and comes back as it was typed', () => {
    expect(bodyOf(both)).toEqual({ ...delivery, billing });
  });

  it.each([
    ['is not sent where it is the same', { ...both, other_billing: false }],
    ['is not sent where everything is collected', { ...both, collects: true }],
  ])('%s', (_, form) => {
    expect(bodyOf(form)).toEqual(delivery);
    expect(formErrors('buy', { ...form, billing_town: '' })).toEqual({});
  });

  it('has its own errors', () => {
    expect(formErrors('buy', { ...both, billing_town: '', billing_post_code: 'nowhere' })).toEqual({
      billing_town: 'Required',
      billing_post_code: 'Enter a full UK postcode, such as LS1 4DY',
    });
  });
});

it('what is only for this page is not sent', () => {
  expect(bodyOf({ ...delivery, keep_address: true })).toEqual(delivery);
});
