import type { FirstScreen } from '#contract/first-screen.ts';

const STYLE = / style="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** Characters with which a value could end its rule or the style sheet. */
const UNSAFE = /[<>{}]|&[lg]t;/;

/** The content policy forbids style attributes, so each becomes a rule of a style sheet. */
export function stylesApart(markup: string): FirstScreen {
  const rules = new Map<string, number>();
  const html = markup.replace(STYLE, (_attribute, style: string) => {
    if (UNSAFE.test(style)) return '';
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-s="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[data-s="${number}"]{${decoded(style)}}`).join('');
  return { html, css };
}

const decoded = (style: string) =>
  style.replace(/&(?:quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
