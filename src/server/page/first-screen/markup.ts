import { escapeHtml } from '../html.ts';

/** Text that is HTML already; `html` makes it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[] | false | null | undefined;

/** A template whose values are escaped, but for those that are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const [first = '', ...rest] = parts;
  return new Markup(rest.reduce((text, part, index) => text + textOf(values[index]) + part, first));
}

function textOf(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}
