const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NUMBERS = /^(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)$/i;
const NAME = /^[a-z]{3,20}$/i;

/** A colour from content, or undefined, so that content can't inject other CSS. */
export function safeColour(text: string | null | undefined): string | undefined {
  const colour = text?.trim() ?? '';
  return [HEX, NUMBERS, NAME].some((shape) => shape.test(colour)) ? colour : undefined;
}

/** The border between dark and light, from 0 to 255. */
const MIDDLE = 160;

/** Whether a text colour needs a dark background. Of named colours and functions it knows only white. */
export function isLightColour(colour: string | undefined): boolean {
  if (!colour || !HEX.test(colour)) return colour?.toLowerCase() === 'white';
  const [red = 0, green = 0, blue = 0] = channelsOf(colour.slice(1));
  return 0.299 * red + 0.587 * green + 0.114 * blue > MIDDLE;
}

/** Each channel has two digits, or one digit that is doubled. */
function channelsOf(digits: string): number[] {
  const channels = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return (channels.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Whether a swatch is a colour and not a picture. */
export const isColourSwatch = (swatch: string | null): swatch is string => swatch?.startsWith('#') ?? false;
