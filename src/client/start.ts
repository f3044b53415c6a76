/*
 * The first screen is in the HTML. It is painted before the code that brings it to life is fetched, and its main
 * picture before that code is run: what is looked at comes before what waits to be pressed. The build makes this a
 * plain script of its own, and names it the files to fetch and those to run.
 */
const LONGEST_WAIT = 500;
/** Files that are asked for at once; asking for all of them in one go would hold a phone up. */
const AT_ONCE = 6;

const { run = '', scripts = '' } = document.currentScript?.dataset ?? {};
const picture = document.querySelector<HTMLImageElement>('#first-screen img[fetchpriority="high"]');

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The browser says when something was first seen; in a tab that nobody looks at nothing ever is. */
const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    if (document.hidden) resolve(undefined);
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Safari knows no idle time. */
const idle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }))
    : wait(0);

const arrived = (href: string) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, onload: resolve, onerror: resolve }),
    );
  });

async function fetchCode(): Promise<void> {
  const files = scripts.split(' ').filter(Boolean);
  const coming: Promise<unknown>[] = [];
  while (files.length > 0) {
    coming.push(...files.splice(0, AT_ONCE).map(arrived));
    await wait(0);
  }
  await Promise.all(coming);
}

async function start(): Promise<void> {
  await Promise.race([painted(), wait(LONGEST_WAIT)]);
  const fetching = fetchCode();
  // A picture that can't be shown is no reason to wait.
  const decoded = picture?.decode().catch(() => undefined);
  await Promise.race([decoded?.then(nextFrame), wait(LONGEST_WAIT)]);
  await fetching;
  for (const file of run.split(' ')) {
    // In parts, so that input is handled between them.
    await idle();
    await import(/* @vite-ignore */ file);
  }
}

/*
 * What a visitor does before that code is there is remembered, and done when the page has been mounted: buttons that
 * were pressed, what was chosen or typed, also for the search, and where the focus was. Links need no scripts.
 */
const screen = document.getElementById('first-screen');
const CONTROLS = 'a[href], button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control is called, which of those with this name it is, and how many there are. */
interface Named {
  name: string;
  index: number;
  count: number;
}

/** By their last press; pressed twice out of impatience, a button is pressed once. */
const pressed = new Map<Element, Named>();
const changed = new Map<Field, Named>();
let focused: Named | undefined;

/** The button that opens the search, and what is typed for it while its field is not there. */
const search = screen?.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
let typed = '';
/** In frames: the code of the search comes after the page. */
const LONGEST_SEARCH = 600;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

const labelOf = (element: Element) =>
  isField(element)
    ? [...(element.labels ?? [])].map((label) => label.textContent).join()
    : element.textContent;

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('aria-label'),
    labelOf(element),
  ].join();

const allNamed = (name: string, tree: ParentNode) =>
  [...tree.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => nameOf(one) === name);

function named(element: Element): Named {
  const name = nameOf(element);
  const all = allNamed(name, document);
  return { name, index: all.findIndex((one) => one === element), count: all.length };
}

/** The same control on the mounted page; none where the page has others, such as for somebody signed in. */
function mounted({ name, index, count }: Named): HTMLElement | undefined {
  const all = allNamed(name, document);
  return all.length === count ? all[index] : undefined;
}

/** React hears of a value only when it is set below its own property, and by the event of typing. */
function write(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function repeatChange(field: Field, now: HTMLElement | undefined): void {
  if (!now) return;
  if (!(field instanceof HTMLInputElement) || !/radio|checkbox/.test(field.type)) write(now, field.value);
  else if (now instanceof HTMLInputElement && now.checked !== field.checked) now.click();
}

function takeKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!search || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && isField(target)) return;
  if (!pressed.has(search)) {
    if (key !== '/') return;
    search.click();
  } else if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
}

async function handTyped(): Promise<void> {
  let field: HTMLElement | null = null;
  for (let frames = 0; search && pressed.has(search) && !field && frames < LONGEST_SEARCH; frames += 1) {
    await nextFrame();
    field = document.querySelector('dialog[open] [data-autofocus]');
  }
  removeEventListener('keydown', takeKey);
  if (field && typed) write(field, typed);
}

function repeat(): void {
  // All are found before any is touched: a choice may change the words of others.
  const fields = [...changed].map(([field, name]) => [field, mounted(name)] as const);
  const buttons = [...pressed.values()].map(mounted);
  if (focused && document.activeElement === document.body) mounted(focused)?.focus({ preventScroll: true });
  for (const [field, now] of fields) repeatChange(field, now);
  for (const button of buttons) button?.click();
  void handTyped();
}

function remember(): void {
  const root = document.getElementById('root');
  if (!screen || !root) return;
  screen.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = named(target);
  });
  screen.addEventListener('input', ({ target }) => {
    if (target instanceof Element && isField(target)) changed.set(target, named(target));
  });
  screen.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button, summary') : null;
    if (!button) return;
    pressed.delete(button);
    pressed.set(button, named(button));
    button.setAttribute('aria-busy', 'true');
  });
  addEventListener('keydown', takeKey);
  // The press of its button is remembered instead.
  screen.addEventListener('submit', (event) => event.preventDefault());
  new MutationObserver((_changes, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    // With the next frame: the effects of what has just been mounted have run then.
    requestAnimationFrame(() => setTimeout(repeat));
  }).observe(root, { childList: true });
}

remember();
void start();
