import { firstCalls, isOfLineOff, matchAddress, recordOf, type Address } from '#contract/pages.ts';
import type { Answer, CallName } from '#contract/calls.ts';
import type { ProductDetail } from '#contract/catalog.ts';
import type { AnyCallRequest } from '#contract/first-calls.ts';
import { navbarCalls, shellCalls } from '#contract/first-calls.ts';
import { sectionCalls } from '#contract/section-calls.ts';
import type { TemplateRow } from '#contract/site.ts';
import type { QueryValue } from '#contract/request.ts';
import { callAddress, valueText } from '#contract/request.ts';
import { themePath } from '#rules/presentation/line-colours.ts';
import type { MadeOf } from '../db/changes.ts';
import type { Answers } from '../http/answers.ts';
import { urlProblem } from '../http/guards.ts';
import { Refusal } from '../http/refusal.ts';
import type { PublicCalls } from '../http/public-calls.ts';
import type { EarlyFiles } from './chunks.ts';
import type { Description, Found } from './description.ts';
import { describe } from './describe.ts';
import { NO_SCREEN, type Screen, type ScreenOf } from './first-screen.ts';
import { renderHead } from './head.ts';
import { escapeJson } from './html.ts';
import { renderNote, renderPlain } from './noscript.ts';

export interface Page {
  status: number;
  html: string;
  /** The data that the page's answers are made from. */
  madeOf: MadeOf;
  /** Hash of the style sheet in the page's head, if it has one. */
  styleHash: string | undefined;
}

export interface PageSources {
  calls: PublicCalls;
  answers: Answers;
  /** The public URL of the shop, for canonical links. */
  origin: string;
  /** The client's index.html, as built. */
  template: () => Promise<string>;
  early: EarlyFiles;
  screenOf: ScreenOf;
}

interface Inlined {
  request: AnyCallRequest;
  address: string;
  json: string;
  madeOf: MadeOf;
  /** The call was answered with 404. The page passes that on, so the client doesn't repeat the call. */
  isAbsent: boolean;
}

/** Every page depends on the site's settings, and on those of the sellers that it shows. */
const PAGE_TAGS = ['catalog', 'site', 'stores'] as const;

const NOTICES = { 2: 'Coming Soon', 3: 'Under Maintenance' } as const;

/** The HTML of an address: its status, its head, and the answers of its first calls. */
export async function renderPage(url: string, sources: PageSources): Promise<Page> {
  const { pathname, search } = splitUrl(url);
  const shell = await readShell(sources);
  const found = foundIn(shell, sources.origin);
  if (!found) return page(503, sources, { inlined: shell });
  if (found.settings.website_mode !== 1) return renderNotice(url, found, shell, sources);

  const address = matchAddress(pathname);
  const wanted = address && search && firstCalls(address, search);
  if (!address || !search || !wanted || isOfLineOff(address, found.settings))
    return notFound(found, shell, sources);
  const inlined = await readWithSections(wanted, address, sources.calls);
  const description = describe(address, { ...found, ...foundIn(inlined, sources.origin, found) }, search);
  if (!description) return notFound(found, shell, sources);
  const all = [...shell, ...inlined];
  const early = sources.early.scripts(address);
  return page(200, sources, { url, description, inlined: all, found, early });
}

/** The path and query of an address; undefined if it can't be read. */
function splitUrl(url: string): { pathname: string; search: Record<string, string> | undefined } {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  if (urlProblem(url)) return { pathname, search: undefined };
  return { pathname, search: Object.fromEntries(new URLSearchParams(mark === -1 ? '' : url.slice(mark))) };
}

/** The data around every page is read once and remembered until it changes. "Not found" pages use it too. */
function readShell({ calls, answers }: PageSources): Promise<Inlined[]> {
  return answers.remember('page shell', ['site', 'catalog'], async () => {
    const shell = await readAll(shellCalls(), calls);
    const categories = answerIn(shell, 'GET /no/auth/web/site/categories')?.result ?? [];
    return [...shell, ...(await readAll(navbarCalls(categories), calls))];
  });
}

function answerIn<N extends CallName>(inlined: readonly Inlined[], name: N): Answer<N> | undefined {
  const hit = inlined.find(({ request, isAbsent }) => request.name === name && !isAbsent);
  return hit && (JSON.parse(hit.json) as Answer<N>);
}

/** The first calls of a page, and those that its sections make. */
async function readWithSections(
  wanted: readonly AnyCallRequest[],
  address: Address,
  calls: PublicCalls,
): Promise<Inlined[]> {
  const first = await readAll(wanted, calls);
  if (!recordOf(address).hasSections) return first;
  const rows = first.flatMap(({ request, json, isAbsent }) => (isAbsent ? [] : rowsIn(request.name, json)));
  return [...first, ...(await readAll(sectionCalls(rows), calls))];
}

const TEMPLATE = 'GET /no/auth/web/site/template/template/design';
const PAGE_BY_KEY = 'GET /no/auth/web/site/pages/{key}';

function rowsIn(name: CallName, json: string): readonly TemplateRow[] {
  if (name === TEMPLATE) return (JSON.parse(json) as Answer<typeof TEMPLATE>).data;
  return name === PAGE_BY_KEY ? (JSON.parse(json) as Answer<typeof PAGE_BY_KEY>).result.rows : [];
}

async function readAll(requests: readonly AnyCallRequest[], calls: PublicCalls): Promise<Inlined[]> {
  const all = await Promise.all(
    requests.map(async (request) => {
      const params = texts(request.params);
      const query = texts(request.query);
      const answer = await calls.run(request.name, { params, query });
      const address = callAddress(request.name, params, query);
      const { tags } = calls.freshness(request.name) ?? { tags: [] };
      if (!(answer instanceof Refusal)) {
        const madeOf = { tags, products: answer.products };
        return [{ request, address, json: answer.text, madeOf, isAbsent: false }];
      }
      // A call that was refused for another reason is left out. The client repeats it and shows the error.
      if (answer.status !== NOT_FOUND) return [];
      const json = JSON.stringify(answer.answer());
      return [{ request, address, json, madeOf: { tags }, isAbsent: true }];
    }),
  );
  return all.flat();
}

const NOT_FOUND = 404;

/** The values of a call's input as texts, as they would come in a URL. */
export function texts(values: Readonly<Record<string, QueryValue>> | undefined): Record<string, string> {
  const entries = Object.entries(values ?? {}).map(([key, value]) => [key, valueText(value)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

function foundIn(inlined: readonly Inlined[], origin: string): Found | undefined;
function foundIn(inlined: readonly Inlined[], origin: string, shell: Found): Partial<Found>;
function foundIn(all: readonly Inlined[], origin: string, shell?: Found): Partial<Found> | undefined {
  const inlined = all.filter(({ isAbsent }) => !isAbsent);
  const answer = <N extends CallName>(name: N) => answerIn(inlined, name);
  const settings = answer('GET /no/auth/web/site/settings/general')?.result.value ?? shell?.settings;
  if (!settings) return undefined;
  const products = inlined
    .filter(({ request }) => request.name === PRODUCT)
    .flatMap(({ json }) => productIn(json));
  return {
    origin,
    settings,
    categories: answer('GET /no/auth/web/site/categories')?.result ?? shell?.categories ?? [],
    list: answer('GET /no/auth/web/site/products'),
    business: answer('GET /no/auth/web/site/businesses/{id}')?.result,
    product: products[0],
    compared: products,
    page: answer(PAGE_BY_KEY)?.result,
    stores: answer('GET /no/auth/web/site/stores')?.result,
    slider: answer('GET /no/auth/web/site/template/header/slider')?.result,
  };
}

const PRODUCT = 'GET /no/auth/web/site/products/{id}';

function productIn(json: string): ProductDetail[] {
  return (JSON.parse(json) as Answer<typeof PRODUCT>).result;
}

function notFound(found: Found, shell: readonly Inlined[], sources: PageSources): Promise<Page> {
  return sources.answers.remember('page not found', ['site', 'catalog'], () => {
    const title = 'Page not found';
    const text = 'There is nothing at this address. It may have moved, or been sold.';
    const links = [{ name: 'To the home page', path: '/' }];
    const description = {
      head: { title, description: text, isHidden: true },
      plain: { title, text, links },
    };
    return page(404, sources, { description, inlined: shell, found });
  });
}

function renderNotice(
  url: string,
  found: Found,
  shell: readonly Inlined[],
  sources: PageSources,
): Promise<Page> {
  const title = found.settings.website_mode === 2 ? NOTICES[2] : NOTICES[3];
  const text = `${found.settings.title}: ${title}. ${found.settings.copyright}`;
  const description = {
    head: { title, description: text, isHidden: true },
    plain: { title, text, links: [] },
  };
  return page(503, sources, { url, description, inlined: shell, found });
}

interface Parts {
  /** None for an address without a page. */
  url?: string;
  /** None when the shop has no settings. */
  description?: Description;
  inlined: readonly Inlined[];
  found?: Found;
  early?: readonly string[];
}

async function page(status: number, sources: PageSources, parts: Parts): Promise<Page> {
  const { url, inlined, found } = parts;
  const answers = () => Object.fromEntries(inlined.map(({ address, json }) => [address, JSON.parse(json)]));
  const screen = found ? await sources.screenOf({ url, answers: answers() }) : NO_SCREEN;
  const html = await fill(sources, parts, screen);
  return { status, html, madeOf: together(inlined), styleHash: screen.styleHash };
}

/** The data behind several answers together. If one may contain any product, so may the whole. */
function together(inlined: readonly Inlined[]): MadeOf {
  const products = inlined.map(({ madeOf }) => (isOfProducts(madeOf) ? madeOf.products : []));
  return {
    tags: [...new Set([...PAGE_TAGS, ...inlined.flatMap(({ madeOf }) => madeOf.tags)])],
    products: products.every((ids) => ids !== undefined) ? [...new Set(products.flat())] : undefined,
  };
}

const isOfProducts = ({ tags }: MadeOf) => tags.includes('catalog');

/** The colours of the lines, if they are not the default ones. */
function themeLink(found: Found | undefined): string {
  const path = found && themePath(found.settings.line_colours);
  return path === undefined ? '' : `<link rel="stylesheet" href="${path}">`;
}

async function fill(sources: PageSources, parts: Parts, screen: Screen): Promise<string> {
  const { description, inlined, found, early = [] } = parts;
  const settings = found?.settings ?? { title: 'Threefold', phone: '', email: '' };
  const data = inlined.map(({ address, json }) => `${JSON.stringify(address)}:${json}`).join(',');
  const site = { origin: sources.origin, title: settings.title, font: sources.early.font };
  const head = description ? renderHead(description.head, site) : '';
  const plain = description && screen.html === '' ? renderPlain(description.plain) : '';
  const template = await sources.template();
  // Replacements are functions, since `replace` would treat `$&` in a string as a pattern.
  return template
    .replace('<!--head-->', () => head + screen.style + themeLink(found))
    .replace('data-scripts="', (given) => given + early.map((script) => `/${script} `).join(''))
    .replace('<!--screen-->', () => (description ? renderNote(settings) : '') + screen.html + plain)
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="first-data">{${escapeJson(data)}}</script>`,
    );
}
