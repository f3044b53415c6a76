import type { Letter } from './letter.ts';
import { mailHtml } from './mail-html.ts';

export function layOut(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: mailHtml(letter) };
}

function asText(letter: Letter): string {
  const { shop, title, paragraphs, items = [], sums = [], code, facts = [], action, links = [] } = letter;
  const { quotes = [], steps = [], below = [], footnote, unsubscribeUrl } = letter;
  const blocks = [
    title,
    ...paragraphs,
    ...quotes.map(({ by, text }) => `${by}:\n${text.replaceAll(/^/gm, '> ')}`),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    code ? `${code.label}: ${code.value}` : '',
    items
      .map(({ name, detail, price }) => [name, detail, price].filter((part) => part !== '').join(', '))
      .join('\n'),
    sums.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...below,
    facts.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    `--\n${footnote}`,
    unsubscribeUrl === undefined ? '' : `Unsubscribe:\n${unsubscribeUrl}`,
    [
      shop.phone ? `Phone: ${shop.phone}` : '',
      shop.email ? `Email: ${shop.email}` : '',
      ...(shop.help ?? []).map(({ label, url }) => `${label}: ${new URL(url, shop.url).href}`),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    `${shop.name}, ${shop.url}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
