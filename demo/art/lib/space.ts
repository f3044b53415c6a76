import { num } from './svg.ts';
import type { Point } from './shapes.ts';

/**
 * A tiny orthographic space: x right, y down, z towards the viewer. Orthographic is a very long lens, which
 * is how studios photograph products, and it makes every flat face an exact affine image.
 */
export type Vec = readonly [x: number, y: number, z: number];
export type Matrix = readonly [Vec, Vec, Vec];

export const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Local x and y on the floor, local z up. */
export const FLAT: Matrix = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const apply = (m: Matrix, v: Vec): Vec => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export function multiply(a: Matrix, b: Matrix): Matrix {
  const column = (i: 0 | 1 | 2): Vec => [b[0][i], b[1][i], b[2][i]];
  const row = (r: Vec): Vec => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(a[0]), row(a[1]), row(a[2])];
}

const turn = (degrees: number): readonly [cos: number, sin: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
};

/** Pitch. */
export const rotateX = (degrees: number): Matrix => {
  const [c, s] = turn(degrees);
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
};

/** Yaw. */
export const rotateY = (degrees: number): Matrix => {
  const [c, s] = turn(degrees);
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
};

/** Looks at the world after a rotation, scales millimetres to pixels and places the origin on the canvas. */
export class Camera {
  readonly rotation: Matrix;
  readonly scale: number;
  readonly #x: number;
  readonly #y: number;

  constructor(rotation: Matrix, scale: number, x: number, y: number) {
    this.rotation = rotation;
    this.scale = scale;
    this.#x = x;
    this.#y = y;
  }

  /** The usual studio camera: pitch over yaw. */
  static at(pitch: number, yaw: number, scale: number, x: number, y: number): Camera {
    return new Camera(multiply(rotateX(pitch), rotateY(yaw)), scale, x, y);
  }

  project(point: Vec): Point {
    const [x, y] = apply(this.rotation, point);
    return [x * this.scale + this.#x, y * this.scale + this.#y];
  }

  /** The direction of a world normal as the viewer sees it. */
  see(normal: Vec): Vec {
    return apply(this.rotation, normal);
  }

  /** `transform` of a flat face through `origin`, spanned by `u` and `v`. */
  face(origin: Vec, u: Vec = [1, 0, 0], v: Vec = [0, 1, 0]): string {
    const a = apply(this.rotation, u);
    const b = apply(this.rotation, v);
    const [x, y] = this.project(origin);
    const parts = [a[0], a[1], b[0], b[1]].map((part) => num(part * this.scale, 5));
    return `matrix(${parts.join(' ')} ${num(x, 3)} ${num(y, 3)})`;
  }
}
