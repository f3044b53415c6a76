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

void start();
