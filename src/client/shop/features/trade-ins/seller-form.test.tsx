import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SellerForm } from './seller-form.tsx';

const formFor = (hasAccount: boolean) =>
  renderToStaticMarkup(
    <SellerForm
      label="Accept the offer"
      offer={{ cash: 270, voucher: 297 }}
      payout="voucher"
      address={[]}
      accountEnds={null}
      hasAccount={hasAccount}
      yes="Accept"
      busy="Accepting"
      send={() => Promise.resolve()}
    />,
  );

it('says at the choice that a voucher needs an account, to sellers without one', () => {
  expect(formFor(false)).toContain('It goes to an account with your email, which you can make at any time');
  expect(formFor(true)).toContain('Store credit in your account');
  expect(formFor(true)).not.toContain('you can make');
});
