import { Dictionary } from './dictionary.ts';

/**
 * Well-known brands, families and kinds of devices that a shop may not have. A search for one says that the shop
 * doesn't have it, instead of correcting the word into another. Words of the shop's own products don't count here.
 */
const WELL_KNOWN = `
  acer alcatel alienware amazfit asus blackberry dynabook fairphone fujitsu gigabyte honor htc huawei infinix lenovo
  lg meizu microsoft moto motorola msi nokia oneplus oppo panasonic poco razer realme redmi sharp tcl tecno toshiba
  vaio vivo xiaomi xperia zenfone zte
  airtag homepod imac ipod kindle kobo remarkable vizio
  fitbit garmin huami polar suunto tomtom wahoo
  beats bose jabra jbl marshall sennheiser shure skullcandy sonos
  canon dji fujifilm gopro insta360 kodak leica nikon olympus polaroid
  atari dreamcast gamecube gameboy oculus psp sega wii
  alexa chromecast dyson epson roku
  dock hoover modem mouse projector router scanner stylus toaster webcam
  drone fridge monitor printer television telly tellies tv`
  .trim()
  .split(/\s+/);

const known = new Dictionary(new Map(WELL_KNOWN.map((word) => [word, 1])));

export const isWellKnown = (word: string) => known.has(word);

/** The well-known word that was typed or meant; undefined if the shop has it, or a word that is as similar. */
export function outsideWord(typed: string, shop: Dictionary): string | undefined {
  if (shop.has(typed)) return undefined;
  if (known.has(typed)) return typed;
  const [nearest] = known.alike(typed);
  const own = shop.alike(typed)[0]?.slips ?? Infinity;
  const isMeant =
    nearest?.slips === 1 && nearest.word[0] === typed[0] && nearest.slips < own && !shop.has(nearest.word);
  return isMeant ? nearest.word : undefined;
}
