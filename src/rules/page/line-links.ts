interface Linked {
  url: string;
}

/** Whether a link leads to a page of one of these lines, or of none. */
export const leadsSomewhere = (url: string, on: readonly string[]): boolean => {
  const line = /^\/(buy|sell|repair)(?:[/?#]|$)/.exec(url)?.[1];
  return line === undefined || on.includes(line);
};

const LISTS = ['child', 'megaMenu', 'megaMenuWithSub'] as const;

/** A menu without the links to lines that are off, at any depth. */
export function withoutLinesOff<T extends Linked>(entries: readonly T[], on: readonly string[]): T[] {
  return entries
    .filter((entry) => leadsSomewhere(entry.url, on))
    .map((entry) => {
      const inner = entry as Partial<Record<(typeof LISTS)[number], Linked[]>>;
      const lists = LISTS.flatMap((name) => {
        const list = inner[name];
        return list ? [[name, withoutLinesOff(list, on)] as const] : [];
      });
      return { ...entry, ...Object.fromEntries(lists) };
    });
}

const LINK = /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Clean HTML in which words that link to a line that is off are plain words. */
export const textWithoutLinesOff = (html: string, on: readonly string[]): string =>
  html.replaceAll(LINK, (whole, url: string, words: string) => (leadsSomewhere(url, on) ? whole : words));
