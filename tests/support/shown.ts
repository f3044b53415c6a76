import { expect as base, type Locator } from '@playwright/test';

/** Milliseconds between two checks of an element that may still be moving. */
const LOOK_AGAIN_AFTER = 100;

/**
 * Why a person would not see the element; undefined if they would. It is sent to the page as text, so it uses nothing
 * from outside.
 */
function whyNotShown(found: Element[]): string | undefined {
  const [element] = found;
  if (!element) return 'it is not in the page';
  if (found.length > 1) return `${found.length} elements match, and one was meant`;
  const SLACK = 1.5;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (box: Box) => box.right - box.left;
  const height = (box: Box) => box.bottom - box.top;
  const name = (one: Element) =>
    `<${one.localName}${one.id ? `#${one.id}` : ''}> "${one.textContent.trim().slice(0, 40)}"`;

  const clips = (style: CSSStyleDeclaration) =>
    style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const scrolls = (style: CSSStyleDeclaration) =>
    [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll');
  const isTopLayer = (one: Element) => one.matches(':modal, :popover-open');

  /** The boxes that clip the element, and whether it is fixed to the window. */
  function surroundings(of: Element) {
    const cutters: { element: Element; scrollable: boolean }[] = [];
    let position = getComputedStyle(of).position;
    let fixed = position === 'fixed' || isTopLayer(of);
    for (let one = of.parentElement; one && !fixed; one = one.parentElement) {
      if (one === document.body || one === document.documentElement) break;
      const style = getComputedStyle(one);
      // An absolutely positioned element is clipped only by its containing block and the boxes around that.
      const isAround = position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
      if (!isAround) continue;
      position = style.position;
      fixed = position === 'fixed' || isTopLayer(one);
      if (clips(style)) cutters.push({ element: one, scrollable: scrolls(style) });
    }
    return { cutters, fixed };
  }

  /** Scrolls as a person can: not sideways in the page, and not in a box without scroll bars. */
  function scrollTo(of: Element) {
    const kept: (() => void)[] = [];
    for (let one = of.parentElement; one; one = one.parentElement) {
      const box = one;
      const style = getComputedStyle(box);
      const { scrollLeft, scrollTop } = box;
      const isPage = box === document.documentElement;
      if (isPage || style.overflowX === 'hidden') kept.push(() => void (box.scrollLeft = scrollLeft));
      if (style.overflowY === 'hidden') kept.push(() => void (box.scrollTop = scrollTop));
    }
    of.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const put of kept) put();
  }

  const { cutters, fixed } = surroundings(element);

  function look(of: Element): { seen: Box } | { fault: string } {
    const whole = of.getBoundingClientRect();
    // Text only for screen readers is one pixel large.
    if (whole.width * whole.height <= 1) return { fault: 'it has no size' };
    let room: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let seen = overlap(whole, room);
    for (const cutter of cutters) {
      const box = cutter.element.getBoundingClientRect();
      if (cutter.scrollable) room = overlap(room, box);
      seen = overlap(seen, box);
    }
    // Of a long part of the page, half a screen must be visible. Something above the page must be visible as a whole.
    const share = fixed ? 1 : 0.5;
    const needed = (size: number, space: number) => Math.min(size, Math.max(space * share, 1)) - SLACK;
    const inRoom = overlap(whole, room);
    if (
      width(inRoom) < needed(whole.width, width(room)) ||
      height(inRoom) < needed(whole.height, height(room))
    ) {
      const corner = [whole.left, whole.top, whole.right, whole.bottom].map(Math.round).join(', ');
      return { fault: `it is outside of the window (left, top, right, bottom: ${corner})` };
    }
    if (width(seen) * 2 < width(inRoom) || height(seen) * 2 < height(inRoom))
      return { fault: 'a box around it cuts it off' };
    return { seen };
  }

  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is hidden by its style';
  let looked = look(element);
  if ('fault' in looked) {
    scrollTo(element);
    looked = look(element);
  }
  if ('fault' in looked) return looked.fault;
  const { seen } = looked;

  const opacityOf = (of: Element) => {
    let product = 1;
    for (let one: Element | null = of; one; one = one.parentElement) {
      product *= Number(getComputedStyle(one).opacity);
      if (isTopLayer(one)) break;
    }
    return product;
  };
  const opacity = opacityOf(element);
  if (opacity < 0.5) return `it is transparent (opacity ${opacity.toFixed(2)})`;

  const isDrawn = (one: Element, x: number, y: number) => {
    const box = one.getBoundingClientRect();
    // A click outside its box hits the modal's backdrop.
    if (one.matches(':modal')) return true;
    if (opacityOf(one) < 0.3) return false;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    if (one.matches('img, svg, svg *, video, canvas, input, select, textarea')) return true;
    const style = getComputedStyle(one);
    const alpha = Number(/(?:^rgba.*,|\/) ?([\d.]+)\)$/.exec(style.backgroundColor)?.[1] ?? 1);
    return alpha > 0.3 || style.backgroundImage !== 'none';
  };
  /**
   * The element that is drawn over this one at a point. A transparent link over a whole card draws nothing.
   */
  function coverAt(x: number, y: number): Element | undefined {
    for (const one of document.elementsFromPoint(x, y)) {
      if (element?.contains(one) || one.contains(element ?? null)) return undefined;
      if (isDrawn(one, x, y)) return one;
    }
    return undefined;
  }
  const points = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const;
  const covers = points.flatMap(([across, down]) => {
    const cover = coverAt(seen.left + width(seen) * across, seen.top + height(seen) * down);
    return cover ? [cover] : [];
  });
  return covers[0] && covers.length > 1 ? `it is covered by ${name(covers[0])}` : undefined;
}

async function lookAt(locator: Locator): Promise<string | undefined> {
  try {
    return await locator.evaluateAll(whyNotShown);
  } catch (error) {
    // A page that is being left cannot be queried. The next one can.
    return error instanceof Error ? error.message : String(error);
  }
}

export const expect = base.extend({
  /**
   * Expects that a person would see the element: inside the window (after scrolling to it), not covered, and not
   * transparent. Checks again until the timeout.
   */
  async toBeShown(locator: Locator, options: { timeout?: number } = {}) {
    const endsAt = Date.now() + (options.timeout ?? this.timeout);
    let fault = await lookAt(locator);
    while ((fault === undefined) === this.isNot && Date.now() < endsAt) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER));
      fault = await lookAt(locator);
    }
    const message = () =>
      `${this.utils.matcherHint('toBeShown', 'locator', '', { isNot: this.isNot })}\n\n` +
      `Locator: ${String(locator)}\n${fault === undefined ? 'It is shown.' : `Not shown: ${fault}.`}`;
    return { name: 'toBeShown', pass: fault === undefined, message };
  },
});
