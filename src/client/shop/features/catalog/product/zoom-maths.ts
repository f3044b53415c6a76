/** The view of a picture: its scale, and the offset of its centre from the centre of the stage. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Stage {
  width: number;
  height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 4;

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) || 0;
}

/** Keeps the picture covering the stage, so that it can't be moved away. */
function settled({ scale, x, y }: ZoomView, stage: Stage): ZoomView {
  const most = (size: number) => ((scale - 1) * size) / 2;
  return { scale, x: within(x, most(stage.width)), y: within(y, most(stage.height)) };
}

/** Zooms by a factor around a point (measured from the centre of the stage), which stays in place. */
export function zoomAt(view: ZoomView, factor: number, at: Point, stage: Stage): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return settled({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, stage);
}

export function panBy(view: ZoomView, by: Point, stage: Stage): ZoomView {
  return settled({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

export const canZoomIn = ({ scale }: ZoomView) => scale < MOST;
export const isWhole = ({ scale }: ZoomView) => scale <= 1;
