/** What a voucher for a sold device is, where it is chosen. Without an account there is nothing to put it in yet. */
export const voucherWords = (hasAccount: boolean): string =>
  hasAccount
    ? 'Store credit in your account, for anything in the shop, at once after our check'
    : 'Store credit for anything in the shop, at once after our check. It goes to an account with your email, which you can make at any time';
