/** The speed of a flick, in pixels per millisecond. */
const flick = 0.5;

/** Whether a released sheet should close: pulled down more than a third of its height, or flicked. */
export function pulledShut(pulled: number, height: number, speed: number): boolean {
  return pulled > height / 3 || (pulled > 24 && speed > flick);
}
