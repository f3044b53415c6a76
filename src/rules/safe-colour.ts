const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NUMBERS = /^(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)$/i;
const NAME = /^[a-z]{3,20}$/i;

/** A colour from content, or nothing: no other CSS comes in by this way. */
export function safeColour(text: string | null | undefined): string | undefined {
  const colour = text?.trim() ?? '';
  return [HEX, NUMBERS, NAME].some((shape) => shape.test(colour)) ? colour : undefined;
}
