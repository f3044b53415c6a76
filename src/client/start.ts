/*
 * The first screen is in the HTML. It is painted before the app's code is fetched, and its main picture is shown before
 * that code runs: content comes before interaction. The build makes this a separate plain script, and passes it the
 * files to fetch and to run.
 */
const LONGEST_WAIT = 500;
/** How many files are requested at once. All of them at once would block a phone. */
const AT_ONCE = 6;

const { run = '', scripts = '' } = document.currentScript?.dataset ?? {};
const picture = document.querySelector<HTMLImageElement>('#first-screen img[fetchpriority="high"]');

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves after the first paint. A hidden tab never paints. */
const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    if (document.hidden) resolve(undefined);
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Safari has no requestIdleCallback. */
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
  // Don't wait for a picture that can't be shown.
  const decoded = picture?.decode().catch(() => undefined);
  await Promise.race([decoded?.then(nextFrame), wait(LONGEST_WAIT)]);
  await fetching;
  for (const file of run.split(' ')) {
    // In parts, so that input is handled between them.
    await idle();
    await import(/* @vite-ignore */ file);
  }
}

/* Actions of a visitor before that code has loaded are recorded, and repeated after mounting: pressed
   buttons, choices, typed text (also for the search), and the focus. Links work without scripts. */
const screen = document.getElementById('first-screen');
const CONTROLS = 'a[href], button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The name of a control, its index among those with this name, and their number. */
interface Named {
  name: string;
  index: number;
  count: number;
}

/** Pressed buttons by their last press. Two presses count as one. */
const pressed = new Map<Element, Named>();
const changed = new Map<Field, Named>();
let focused: Named | undefined;

/** The button that opens the search, and the text typed before its field exists. */
const search = screen?.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
let typed = '';
/** Enter was pressed after that text. */
let isEntered = false;
/** How many frames to wait for the search, whose code loads after the page. */
const MOST_FRAMES = 600;

declare global {
  interface Window {
    /** What was pressed or typed in before this script came; see rules/page/early-presses.ts. */
    early?: Event[] | undefined;
  }
}

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

/** The bar of a product repeats a button of the page, and is not always there. */
const BAR = '[data-buy-bar]';

const allNamed = (name: string, tree: ParentNode) =>
  [...tree.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => nameOf(one) === name && !one.closest(BAR),
  );

/** The button of the page that a button of the bar stands for. */
const original = (element: Element) =>
  (element.closest(BAR) ? allNamed(nameOf(element), document)[0] : undefined) ?? element;

function named(element: Element): Named {
  const name = nameOf(element);
  const all = allNamed(name, document);
  return { name, index: all.findIndex((one) => one === element), count: all.length };
}

/** The same control on the mounted page; none if the controls differ, such as for a signed-in visitor. */
function mounted({ name, index, count }: Named): HTMLElement | undefined {
  const all = allNamed(name, document);
  return all.length === count ? all[index] : undefined;
}

/** React notices a value only through the native setter and an input event. */
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
  } else if (isEntered) return;
  else if (key === 'Enter' && typed.trim()) isEntered = true;
  else if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
}

async function handTyped(): Promise<void> {
  let field: HTMLElement | null = null;
  for (let frames = 0; search && pressed.has(search) && !field && frames < MOST_FRAMES; frames += 1) {
    await nextFrame();
    field = document.querySelector('dialog[open] [data-autofocus]');
  }
  removeEventListener('keydown', takeKey);
  if (field && typed) write(field, typed);
  if (isEntered) field?.closest('form')?.requestSubmit();
}

function repeat(): void {
  // Find all controls before changing any, since a choice may change the names of others.
  const fields = [...changed].map(([field, name]) => [field, mounted(name)] as const);
  const buttons = [...pressed.values()].map(mounted);
  if (focused && document.activeElement === document.body) mounted(focused)?.focus({ preventScroll: true });
  for (const [field, now] of fields) repeatChange(field, now);
  for (const button of buttons) button?.click();
  void handTyped();
}

function take({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'input') {
    if (isField(target)) changed.set(target, named(target));
    return;
  }
  const button = target.closest('button, summary');
  if (!button) return;
  const meant = original(button);
  pressed.delete(meant);
  pressed.set(meant, named(meant));
  button.setAttribute('aria-busy', 'true');
}

function remember(): void {
  const root = document.getElementById('root');
  if (!screen || !root) return;
  screen.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = named(original(target));
  });
  for (const type of ['click', 'input']) screen.addEventListener(type, take);
  window.early?.forEach((event) => (event instanceof KeyboardEvent ? takeKey(event) : take(event)));
  window.early = undefined;
  addEventListener('keydown', takeKey);
  // The press of the form's button is recorded instead.
  screen.addEventListener('submit', (event) => event.preventDefault());
  new MutationObserver((_changes, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    // In the next frame, when the effects of the mounted page have run.
    requestAnimationFrame(() => setTimeout(repeat));
  }).observe(root, { childList: true });
}

remember();
void start();
