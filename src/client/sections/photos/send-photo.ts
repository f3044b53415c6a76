import { sendFile } from '#client/lib/send-file.ts';
import type { SendPhoto } from './use-photos.ts';

/** Sends photos as the buyer of an order, by its link. */
export const sendAsBuyer =
  (token: string): SendPhoto =>
  (...sending) =>
    sendFile('POST /no/auth/web/site/track/{token}/photos', { token }, ...sending);
