/** The form, and the sum beside it from 1024 on. */
export const columns =
  'mt-6 grid gap-8 w1024:grid-cols-[minmax(0,1fr)_360px] w1024:items-start w1280:grid-cols-[minmax(0,1fr)_400px] w1280:gap-10';
/** From this width on, the summary is beside the form. */
export const BESIDE = '(width >= 1024px)';
/**
 * The summary beside the form begins beside the title. `--room` ends it above the window's edge, also before the page is
 * scrolled.
 */
export const beside = 'sticky top-6 -mt-17 min-w-0 [--room:calc(100dvh-8.5rem)]';
