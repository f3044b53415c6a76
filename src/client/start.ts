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
    // In parts, each of which leaves room for whoever touches the page meanwhile.
    await idle();
    await import(/* @vite-ignore */ file);
  }
}

/*
 * What a visitor does before that code is there is remembered, and done when the page has been mounted: buttons that
 * were pressed, what was chosen or typed, and where the focus was. Links need no scripts.
 */
const screen = document.getElementById('first-screen');
const CONTROLS = 'a[href], button, input, select, textarea, summary';
/** In the order of their last press; pressed twice out of impatience, a button is pressed once. */
const pressed = new Set<HTMLElement>();
let focused: Element | undefined;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field => element.matches('input, select, textarea');

const labelOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  (isField(element)
    ? [...(element.labels ?? [])].map((label) => label.textContent).join()
    : element.textContent);

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('placeholder'),
    labelOf(element),
  ].join();

function likeIn(tree: ParentNode, element: Element): HTMLElement[] {
  const name = nameOf(element);
  return [...tree.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => nameOf(one) === name);
}

/** The same control on the mounted page; none where the page has others, such as for somebody signed in. */
function mounted(element: Element): HTMLElement | undefined {
  const before = screen ? likeIn(screen, element) : [];
  const now = likeIn(document, element);
  return before.length === now.length ? now[before.findIndex((one) => one === element)] : undefined;
}

/** React hears of a value only when it is set below its own property, and by the event of typing. */
function write(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Only what the visitor changed: the page may know better what stands in the rest, such as from its address. */
function repeatChoice(field: Field, now: HTMLElement | undefined): void {
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    const isChanged = field.checked !== field.defaultChecked;
    if (isChanged && now instanceof HTMLInputElement && now.checked !== field.checked) now.click();
    return;
  }
  const before =
    field instanceof HTMLSelectElement
      ? [...field.options].find((option) => option.defaultSelected)?.value
      : field.defaultValue;
  if (now && field.value !== (before ?? field.value)) write(now, field.value);
}

function repeat(): void {
  const fields = [...(screen?.querySelectorAll<Field>('input, select, textarea') ?? [])];
  // All are found before any is touched: a choice may change the words of others.
  const found = fields.map((field) => [field, mounted(field)] as const);
  const buttons = [...pressed].map(mounted);
  if (focused && document.activeElement === document.body) mounted(focused)?.focus({ preventScroll: true });
  for (const [field, now] of found) repeatChoice(field, now);
  for (const button of buttons) button?.click();
}

function remember(): void {
  const root = document.getElementById('root');
  if (!screen || !root) return;
  screen.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  screen.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
    if (!button) return;
    pressed.delete(button);
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  });
  // The button by which it is sent is remembered.
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
