/**
 * Builds the address of a call. Server and client both use it: the server writes the answers of a page's first calls
 * into the HTML under exactly the address that the client would fetch.
 */
export type QueryValue = string | number | boolean | null | undefined | readonly unknown[] | object;

/** Drops empty values, turns booleans into 1 and arrays (and objects) into JSON text. */
export function queryText(query: Record<string, QueryValue>): string {
  const pairs: string[] = [];
  for (const key of Object.keys(query).sort()) {
    const text = valueText(query[key]);
    if (text !== '') pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A value as text for a query; '' is left out. */
export function valueText(value: QueryValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return '1';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `GET /a/{id}` with its parameters and query as an address. */
export function callAddress(
  name: string,
  params: Record<string, string | number> = {},
  query: Record<string, QueryValue> = {},
): string {
  const template = name.slice(name.indexOf(' ') + 1);
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  return path + queryText(query);
}
