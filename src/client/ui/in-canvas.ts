/** Whether an element is on the canvas of the page builder: there everything is drawn at once, and nothing moves. */
export const isInCanvas = (element: Element): boolean => element.closest('#root[inert]') !== null;
