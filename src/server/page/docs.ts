import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { escapeHtml } from './html.ts';

function fields(schema: z.ZodObject | undefined): string {
  if (!schema) return '';
  const rows = Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const isOptional = field.safeParse(undefined).success;
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${isOptional ? 'optional' : 'required'}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** The calls for people: plain HTML, so that it needs no script and no exception from the content policy. */
export function renderDocs(): string {
  const sections = Object.entries(calls).map(([name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    const { params, query, answer }: { params?: z.ZodObject; query?: z.ZodObject; answer: z.ZodObject } =
      call;
    const schema = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }), null, 2);
    return `<section><h2><span>${method}</span> <code>${escapeHtml(path)}</code></h2>
      <p>${escapeHtml(call.summary)}</p>${fields(params)}${fields(query)}
      <details><summary>Answer</summary><pre>${escapeHtml(schema)}</pre></details></section>`;
  });
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Threefold API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <link rel="stylesheet" href="/plain.css"></head><body><main><h1>Threefold API</h1>
    <p>Every answer is JSON with <code>status</code>, equal to the HTTP status. Errors carry <code>message</code>, and
    <code>errors</code> by field. Queries drop empty values; booleans are 1; lists are JSON text.
    The same as data: <a href="/openapi.json">openapi.json</a>.</p>${sections.join('\n')}</main></body></html>`;
}
