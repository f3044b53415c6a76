/** A point of a line, as a share of the field's width and height, so that it fits a field of any size. */
export type Point = readonly [x: number, y: number];
export type Strokes = readonly (readonly Point[])[];

/** How much wider than high the field is. */
export const SIGNATURE_RATIO = 3;

const WIDTH = 900;
const INK = '#14161a';

/** Draws all lines. A tap without a line leaves a dot. */
export function drawStrokes(
  context: CanvasRenderingContext2D,
  strokes: Strokes,
  { width, height }: { width: number; height: number },
): void {
  context.lineWidth = width / 200;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = INK;
  for (const [first, ...others] of strokes) {
    if (!first) continue;
    context.beginPath();
    context.moveTo(first[0] * width, first[1] * height);
    for (const [x, y] of others.length > 0 ? others : [first]) context.lineTo(x * width, y * height);
    context.stroke();
  }
}

/** The signature as a picture on white; undefined in a browser that can't draw. */
export async function signatureFile(strokes: Strokes): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH / SIGNATURE_RATIO;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawStrokes(context, strokes, canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'signature.png', { type: 'image/png' }) : undefined;
}
