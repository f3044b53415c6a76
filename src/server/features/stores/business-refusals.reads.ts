import { refuse } from '../../http/refusal.ts';

export const UNKNOWN_POST_CODE = refuse(400, 'post_code is not known to us.', {
  post_code: 'We do not know this postcode',
});

export const nameTaken = (what: 'business' | 'store') =>
  refuse(409, `Another ${what} has this name.`, { business_name: `Another ${what} has this name` });
