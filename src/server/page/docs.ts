import type { ApiDocument, Operation, Parameter } from '../http/openapi/shapes.ts';
import { escapeHtml } from './html.ts';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * The API documentation as plain HTML, made from the OpenAPI document. It uses the shop's styles and needs no script,
 * and so no exception from the content policy.
 */
export function renderDocs(api: ApiDocument, styles: string): string {
  const entries = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = api.tags.map((tag) => ({
    ...tag,
    entries: entries.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Calls · Threefold</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}<link rel="stylesheet" href="/docs.css"></head>
<body class="docs"><header><a href="/">Threefold</a><a href="/openapi.json">openapi.json</a></header>
<main class="columns"><div class="intro"><h1>The calls of the shop</h1>${rules(api)}</div>
<nav aria-label="Calls">${groups
    .map(
      ({ name, entries: listed }) =>
        `<h2><a href="#${anchor(name)}">${escapeHtml(name)}</a></h2><ul>${listed.map(indexLine).join('')}</ul>`,
    )
    .join('')}</nav>
<div class="calls">${groups
    .map(
      ({ name, description, entries: listed }) =>
        `<section class="group" id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${listed
          .map((entry) => section(entry))
          .join('\n')}</section>`,
    )
    .join('\n')}${shapes(api)}</div></main></body></html>`;
}

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const indexLine = ({ method, path, operation }: Entry) =>
  `<li><a href="#${operation.operationId}"><b class="${method.toLowerCase()}">${method}</b> ${breakable(path)}</a></li>`;

/** A path may break after a slash, so that it fits on a phone. */
const breakable = (path: string) => escapeHtml(path).replaceAll('/', '/<wbr>');

function rules(api: ApiDocument): string {
  const cookie = api.components.securitySchemes.session.name;
  return `<p>Every answer is JSON with <code>status</code>, equal to the HTTP status. A failed call answers
<code>message</code>, and <code>errors</code> by field where a field is at fault. In a query empty values are left
out, booleans are <code>1</code> and lists are JSON text. Prices are pounds with at most two decimals.</p>
<dl><dt>Cookie</dt><dd>Logging in sets the cookie <code>${escapeHtml(cookie)}</code> (on a shop with TLS its name begins
with <code>__Host-</code>). No script can read it; the browser sends it by itself. A call for accounts answers 401
without it, and 403 to an account that may not make the call.</dd>
<dt>Origin</dt><dd>A call that changes something is taken from pages of the shop alone: the server compares the header
<code>Origin</code> with its own address. A program that sends no such header is not a browser and is let in.</dd>
<dt>429</dt><dd>Too many calls in a short time. The header <code>Retry-After</code> says after how many seconds to try
again; the same header comes with 503.</dd></dl>`;
}

function section({ method, path, operation }: Entry): string {
  const { operationId, description, parameters, requestBody, responses } = operation;
  const content = requestBody?.content;
  const body = content?.['application/json'] ?? content?.['multipart/form-data'];
  const answer = (responses['200'] ?? responses['201'])?.content?.['application/json'];
  return `<article id="${operationId}"><h3><b class="${method.toLowerCase()}">${method}</b> <code>${breakable(path)}</code></h3>
<p>${escapeHtml(description)}</p>${table(parameters)}${
    body
      ? `${code('Body', body.schema)}${!('example' in body) || body.example === undefined ? '' : code('Example of a body', body.example)}`
      : ''
  }${answer ? code('Answer', answer.schema) : ''}</article>`;
}

function table(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">Means</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const code = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre>${linked(escapeHtml(JSON.stringify(value, null, 2)))}</pre></details>`;

/** Links the name of a schema to its definition. */
const linked = (text: string) =>
  text.replace(/#\/components\/schemas\/(\w+)/g, (_, name: string) => `<a href="#shape-${name}">${name}</a>`);

function shapes({ components }: ApiDocument): string {
  const all = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="shape-${name}"><h3>${name}</h3>${code('Fields', schema)}</article>`,
  );
  return `<section class="group" id="shapes"><h2>Shapes</h2><p>What several calls take or answer.</p>${all.join('\n')}</section>`;
}
