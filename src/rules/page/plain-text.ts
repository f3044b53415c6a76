/** Elements inside a sentence. All others end a line. */
const WITHIN_A_LINE = /<\/?(?:a|b|code|em|i|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The text of clean HTML, for descriptions in the head. */
export function plainText(html: string, most = 300): string {
  const text = html
    .replace(WITHIN_A_LINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&(quot|#39);/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
