import { Camera, apply, multiply, rotateX, rotateY, type Vec } from '#demo/art/lib/space.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Share of the width and of the height that the thing may fill. */
  readonly fill?: readonly [number, number];
  /** The position of its middle, as a share of the canvas. */
  readonly at?: readonly [number, number];
}

/** A camera that shows all of these points, as large as the frame allows, in the middle. */
export function fitted(pitch: number, yaw: number, points: readonly Vec[], frame: Frame): Camera {
  const { width, height, fill = [0.84, 0.8], at = [0.5, 0.49] } = frame;
  const rotation = multiply(rotateX(pitch), rotateY(yaw));
  const seen = points.map((point) => apply(rotation, point));
  const span = (axis: 0 | 1): readonly [number, number] => {
    const values = seen.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [left, right] = span(0);
  const [top, bottom] = span(1);
  const scale = Math.min((width * fill[0]) / (right - left), (height * fill[1]) / (bottom - top));
  return new Camera(
    rotation,
    scale,
    width * at[0] - ((left + right) / 2) * scale,
    height * at[1] - ((top + bottom) / 2) * scale,
  );
}

/** The eight corners of a box. */
export function corners(w: number, h: number, depth: number, centre: Vec = [0, 0, 0]): Vec[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z): Vec => [
        centre[0] + (x * w) / 2,
        centre[1] + (y * h) / 2,
        centre[2] + (z * depth) / 2,
      ]),
    ),
  );
}
