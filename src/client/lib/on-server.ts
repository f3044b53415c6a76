/** Whether the server renders a first screen. The build for browsers leaves out code that needs it. */
export const onServer = import.meta.env.SSR;
