/** Whether a first screen is being drawn: nothing will be pressed then. The build for browsers leaves such code out. */
export const onServer = import.meta.env.SSR;
