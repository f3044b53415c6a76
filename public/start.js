/*
 * The first screen is in the HTML. It is painted before the code that brings it to life is fetched, and its main
 * picture before that code is run: what is looked at comes before what waits to be pressed.
 */
const LONGEST_WAIT = 500;
/** Files that are asked for at once; asking for all of them in one go would hold a phone up. */
const AT_ONCE = 6;

const { main, scripts } = document.currentScript.dataset;
const picture = document.querySelector('#first-screen img[fetchpriority="high"]');

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
// A page in a tab that nobody sees is never painted.
const painted = () =>
  document.hidden ? wait(0) : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function fetchCode() {
  const files = scripts.split(' ').filter(Boolean);
  for (let from = 0; from < files.length; from += AT_ONCE) {
    for (const href of files.slice(from, from + AT_ONCE)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    await wait(0);
  }
}

async function start() {
  await painted();
  const fetching = fetchCode();
  // A picture that can't be shown is no reason to wait.
  const decoded = picture?.decode().catch(() => undefined);
  await Promise.race([decoded, wait(LONGEST_WAIT)]);
  await Promise.all([painted(), fetching]);
  await import(main);
}

void start();
