import { sendFile } from '#client/lib/send-file.ts';
import type { SendPhoto } from './use-photos.ts';

/** Sends photos as the buyer of an order, by its link. */
export const sendAsBuyer =
  (token: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /no/auth/web/site/track/{token}/photos', { token }, ...sending);

/** Sends photos as staff who handle an order, by its number. */
export const sendAsStaff =
  (number: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /office/orders/{number}/photos', { number }, ...sending);
