import type { AnyTracked, Tracking } from '#client/lib/tracking.api.ts';

/** The two columns of a tracking page. */
export const columns =
  'mt-6 grid grid-cols-1 gap-6 w600:mt-8 w1024:grid-cols-[minmax(0,1fr)_400px] w1024:items-start w1280:gap-10';
/** From this width on, there are two columns. */
export const BESIDE = '(width >= 1024px)';

/** The props of each kind's page. */
export interface TrackedProps {
  token: string;
  link: Tracking;
  tracked: AnyTracked;
}
