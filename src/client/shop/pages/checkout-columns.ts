/** The form, and the sum beside it from 1024 on. */
export const columns =
  'mt-6 grid gap-8 w1024:grid-cols-[minmax(0,1fr)_360px] w1024:items-start w1280:grid-cols-[minmax(0,1fr)_400px] w1280:gap-10';
/** From this width on, the summary is beside the form. */
export const BESIDE = '(width >= 1024px)';
