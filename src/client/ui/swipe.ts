/** Pixels per millisecond: a flick, however short. */
const flick = 0.5;

/** Whether a sheet that was pulled down is let go to close: past a third of its height, or flicked. */
export function pulledShut(pulled: number, height: number, speed: number): boolean {
  return pulled > height / 3 || (pulled > 24 && speed > flick);
}
