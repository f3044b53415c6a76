import { idleTurn } from './idle-turn.ts';

/** How many elements are laid out in one turn, about. More would block a phone. */
const AT_ONCE = 60;
/** The visitor's actions that lay out everything at once. */
const ACTIONS = ['scroll', 'focusin', 'keydown', 'pointerdown'] as const;

/**
 * Elements with `data-later` that are below the screen when React takes the place of the first screen are laid out
 * after it, in idle turns: all at once would block a phone. Until then each is as high as it was on the first screen,
 * so that nothing moves. Call it before the page is rendered.
 */
export function layOutLater(root: HTMLElement): void {
  const screen = document.getElementById('first-screen');
  // A visitor who has scrolled, or has the focus on the page, may need any part of it.
  if (!screen || window.scrollY > 0 || document.activeElement !== document.body) return;
  const heights = markedIn(screen).map(heightBelowScreen);
  new MutationObserver((_changes, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    const marked = markedIn(root);
    // Another visitor's page may have other parts.
    if (marked.length !== heights.length) return;
    const later = marked.filter((element, index) => {
      const height = heights[index];
      if (height) setHeight(element, height);
      return Boolean(height);
    });
    void layOut(later);
  }).observe(root, { childList: true });
}

const markedIn = (tree: ParentNode) => [...tree.querySelectorAll<HTMLElement>('[data-later]')];

function heightBelowScreen(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top > window.innerHeight ? height : 0;
}

/** `auto` lays nothing out off screen. Unlike `hidden` it leaves the content to screen readers and to a search in the page. */
function setHeight({ style }: HTMLElement, height: number | undefined): void {
  style.contentVisibility = height ? 'auto' : '';
  style.minHeight = height ? `${height}px` : '';
}

async function layOut(later: HTMLElement[]): Promise<void> {
  const show = (elements: HTMLElement[]) => {
    for (const element of elements) setHeight(element, undefined);
  };
  const showAll = () => {
    for (const action of ACTIONS) removeEventListener(action, showAll);
    show(later.splice(0));
  };
  for (const action of ACTIONS) addEventListener(action, showAll, { passive: true });
  while (later.length > 0) {
    await idleTurn();
    let count = 0;
    const last = later.findIndex((element) => (count += element.querySelectorAll('*').length) >= AT_ONCE);
    show(later.splice(0, last < 0 ? later.length : last + 1));
  }
  showAll();
}
