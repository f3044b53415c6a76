/** Phrases for a highest price. */
const MOST =
  /(?<![\p{L}\p{N}])(?:for\s+)?(?:under|below|less\s+than|cheaper\s+than|no\s+more\s+than|not\s+more\s+than|at\s+most|up\s+to|maximum)\s*£?\s*(\d{2,5})(?:\.\d{1,2})?(?![\p{L}\p{N}])(?:\s*(?:pounds?|quid|gbp)(?!\p{L}))?(?!\s*(?:gb|gig|gigs|tb|mb|mm|cm|hz|mah|w|watts?|inch|inches)(?!\p{L}))/iu;

export interface PricedSearch {
  /** The search text without the price. */
  words: string;
  /** In pounds. */
  most: number | undefined;
}

/** Reads 'phones under £200' as 'phones' and 200. A number with a unit, such as 'under 11 inch', is no price. */
export function pricedSearch(text: string): PricedSearch {
  const said = MOST.exec(text);
  if (!said) return { words: text, most: undefined };
  const most = Number(said[1]);
  const words = `${text.slice(0, said.index)} ${text.slice(said.index + said[0].length)}`;
  return { words: words.replace(/\s+/g, ' ').trim(), most };
}
