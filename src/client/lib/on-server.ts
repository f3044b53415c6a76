/** Whether a first screen is being drawn: there is no window then, and nothing will be pressed. */
export const onServer = typeof window === 'undefined';
