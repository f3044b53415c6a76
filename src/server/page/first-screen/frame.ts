import type { SiteSettings } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { LINE_NAMES, LINES, type Line } from '#rules/lines.ts';
import { phoneHref } from '#rules/phone-href.ts';
import { pictureSources } from '#rules/picture-sources.ts';
import { SEARCH_LABEL } from '#rules/shell-words.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN, room } from './parts.ts';

interface NamedLink {
  name: string;
  path: string;
}

export interface Surrounding {
  settings: SiteSettings;
  /** The line that the page belongs to. */
  line: Line | undefined;
  /** What the button of the category menu says; none where there is no such menu. */
  menuTitle?: string | undefined;
  categories: readonly NamedLink[];
  /** The path of the category among them that the page belongs to. */
  current: string | undefined;
}

/** The header as it will stand, without what only scripts can do, and the page below it. */
export function frame(site: Surrounding, main: Markup | undefined): Markup {
  return html`<div data-line="${site.line ?? ''}" class="flex min-h-dvh flex-col">
    <header class="relative z-30 bg-paper w600:pb-3 w960:pb-0">
      ${topBar(site)}${mainRow(site)}${menuRow(site)}
    </header>
    <main class="flex-1">${main}</main>
  </div>`;
}

function topBar({ settings: { phone, email } }: Surrounding): Markup {
  const contact = 'flex min-w-0 items-center gap-2 rounded-badge py-1 font-medium text-ink';
  return html`<div class="bg-grey-1 text-badge font-normal text-muted w600:text-caption">
    <div
      class="${COLUMN} flex h-9 items-center justify-between gap-3 w600:h-10 w600:justify-start w600:gap-6"
    >
      ${phone && html`<a href="${phoneHref(phone)}" class="${contact}">${room('size-3.75')}${phone}</a>`}${
        email &&
        html`<a href="mailto:${email}" class="${contact}"
          >${room('size-3.75')}<span class="truncate">${email}</span></a
        >`
      }
    </div>
  </div>`;
}

function mainRow({ settings }: Surrounding): Markup {
  const logo = settings.headerImg
    ? html`<img
        src="${pictureSources(settings.headerImg).src}"
        alt="${settings.title}"
        width="145"
        height="32"
        class="h-7.5 w-auto min-w-0 object-contain w1024:h-8.5"
      />`
    : html`<img src="/mark.svg" alt="" width="34" height="34" class="size-7.5 w1024:size-8.5" /><span
          class="text-[1.4375rem] leading-none font-price tracking-[-0.035em]"
          >${settings.title}</span
        >`;
  return html`<div
    class="${COLUMN} flex flex-wrap items-center gap-x-2 w600:h-18 w600:flex-nowrap w600:gap-x-3 w1024:grid w1024:h-20 w1024:grid-cols-[1fr_minmax(0,560px)_1fr] w1024:gap-x-8"
  >
    ${room('-ml-2.5 size-11 w1024:hidden')}
    <div class="flex h-15 min-w-0 flex-1 items-center w600:flex-none">
      <a href="${addresses.home()}" class="flex w-fit max-w-full items-center gap-2.5">${logo}</a>
    </div>
    <div
      class="mb-3 min-w-0 basis-full w600:mr-25 w600:mb-0 w600:ml-2 w600:flex-1 w600:basis-auto w1024:mx-0"
    >
      <span
        class="flex h-11.5 w-full min-w-0 items-center gap-3 rounded-box border border-border bg-grey-1 px-4 text-left text-muted w600:h-12"
        >${room('size-5')}<span class="min-w-0 flex-1 truncate">${SEARCH_LABEL}</span></span
      >
    </div>
  </div>`;
}

function menuRow({ line, menuTitle, categories, current }: Surrounding): Markup {
  const menu =
    menuTitle &&
    html`<span
      class="hidden h-10 shrink-0 items-center gap-2.5 rounded-control bg-ink pr-3.5 pl-3 text-small font-semibold text-paper w1024:flex"
      >${room('size-5')}${menuTitle}${room('size-4')}</span
    >`;
  return html`<div class="border-border w600:h-15 w600:border-y w1024:h-14">
    <div class="${COLUMN} pb-3 w600:flex w600:h-full w600:items-center w600:gap-5 w600:pb-0 w1024:gap-6">
      ${menu}
      <nav
        class="grid auto-cols-fr grid-flow-col rounded-[10px] bg-grey-1 p-1 w600:inline-flex w600:shrink-0 w600:p-0.75 w1024:p-1"
      >
        ${LINES.map((one) => lineLink(one, one === line))}
      </nav>
      <nav class="hidden h-full min-w-0 gap-5 text-label font-medium w600:flex w1024:gap-5.5">
        ${categories.slice(0, ROOM.length).map((category, index) => categoryLink(category, index, current))}
      </nav>
    </div>
  </div>`;
}

/** From which width on the client's row has room for each. */
const ROOM = [
  'flex',
  'flex',
  'hidden w650:flex',
  'hidden w768:flex',
  'hidden w768:flex',
  'hidden w1100:flex',
  'hidden w1200:flex',
];

function categoryLink({ name, path }: NamedLink, index: number, current: string | undefined): Markup {
  const look = path === current ? 'font-semibold text-accent-text after:bg-accent-mark' : 'text-secondary';
  return html`<a
    href="${path}"
    class="relative h-full items-center whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-xs ${ROOM[index] ?? ''} ${look}"
    >${name}</a
  >`;
}

const DOTS: Record<Line, string> = { buy: 'bg-buy', sell: 'bg-sell', repair: 'bg-repair' };

function lineLink(line: Line, isCurrent: boolean): Markup {
  return html`<a
    href="${addresses.listing(line)}"
    data-line="${line}"
    class="flex h-9.5 items-center justify-center gap-2 rounded-[7px] px-3.5 text-small font-semibold w1024:h-8 ${isCurrent && 'bg-paper text-accent-text shadow-small'}"
    ><span class="size-2 shrink-0 rounded-full ${DOTS[line]}"></span>${LINE_NAMES[line]}</a
  >`;
}
