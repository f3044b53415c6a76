import type { Viewer } from './tracked.reads.ts';

/** The holder of a link: their photos are at addresses of the link. */
export const customerViewer = (token: string, repairToken?: string): Viewer => ({
  actor: 'customer',
  repairToken,
  photoAddress: (id, size) => `/no/auth/web/site/track/${token}/photos/${id}/${size}`,
});

/** The addresses of photos for staff. */
export const staffPhotos =
  (number: string): Viewer['photoAddress'] =>
  (id, size) =>
    `/office/trade-ins/${number}/photos/${id}/${size}`;
