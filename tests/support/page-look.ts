import type { Page } from '@playwright/test';

/** Scrolls down the whole page, so that everything is drawn, and back to its top. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
      scrollTo({ top: at, behavior: 'instant' });
      await pause(40);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * What is wrong with the look of the page’s sections: empty ones, what sticks out at the side, words that are cut off or
 * broken within, and fields that nothing can be typed into.
 */
export async function lookFaults(page: Page): Promise<string[]> {
  return [...(await boxFaults(page)), ...(await wordFaults(page))];
}

/** Words of a column that is too narrow for them, and fields without a width. */
function wordFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_FIELD = 80;
    // Between spaces, so that no part of an address counts. Longer words may have to break on a phone, and so may those
    // of other scripts.
    const USUAL_WORD = /(?<!\S)[a-z]{3,11}(?=[.,:;!?]?(?:\s|$))/gi;
    const SHORT_WORD = 6;
    const MOVING = '.sr-only, .marquee, [inert], [aria-hidden="true"], [aria-label="Map of the stores"]';
    /** The boxes of the lines on which a part of a text is. */
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    /** The side of something around a text that hides what is beyond it. Dots at its end say so. */
    const isHidden = ({ left, right, top, bottom }: DOMRect, inside: Element, section: Element) => {
      for (let box: Element | null = inside; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        const edge = box.getBoundingClientRect();
        const cuts = style.overflowX !== 'visible' || box === section;
        if (cuts && (left < edge.left - 2 || right > edge.right + 2)) return true;
        if (style.overflowY !== 'visible' && (top > edge.bottom - 4 || bottom < edge.top + 4)) return true;
        if (box === section) return false;
      }
      return false;
    };
    const faultOf = (text: Text, inside: Element, section: Element): string | undefined => {
      const broken = [...text.data.matchAll(USUAL_WORD)].find(({ 0: word, index }) => {
        const lines = new Set(linesOf(text, index, index + word.length).map(({ top }) => Math.round(top)));
        // In the largest heading a longer word may break once on a phone.
        return lines.size > (word.length > SHORT_WORD ? 2 : 1);
      });
      if (broken) return `breaks the word ${broken[0]}`;
      const isCut = linesOf(text, 0, text.length).some((line) => isHidden(line, inside, section));
      return isCut ? 'cuts off' : undefined;
    };
    return [...document.querySelectorAll('[data-section]')].flatMap((section) => {
      const code = `section ${section.getAttribute('data-section')}`;
      const faults = new Set<string>();
      for (const field of section.querySelectorAll('input:not([type=hidden]), select, textarea'))
        if (field.checkVisibility() && field.getBoundingClientRect().width < LEAST_FIELD)
          if (!field.matches('[type=checkbox], [type=radio], .sr-only'))
            faults.add(`${code} has a field without a width`);
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const inside = text.parentElement;
        if (!inside || text.data.trim() === '' || inside.closest(MOVING)) continue;
        if (!inside.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const fault = faultOf(text, inside, section);
        if (fault) faults.add(`${code} ${fault}: ${text.data.trim().slice(0, 40)}`);
      }
      return [...faults].slice(0, 3);
    });
  });
}

/** Empty sections, and what sticks out at the side. */
function boxFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.clientWidth;
    const isSeen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const name = (one: Element) =>
      `<${one.localName} class="${(one.getAttribute('class') ?? '').slice(0, 60)}"> ${(one.textContent ?? '').trim().slice(0, 40)}`;
    /** Whether something around it cuts it off or scrolls, so that the page does not become wider. */
    const isCut = (one: Element) => {
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    /** Whether a part of its words is behind the edge of something that can't be scrolled. */
    const isCutOff = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      if (one.closest('.sr-only, .marquee, .card-rows, [inert], [aria-label="Map of the stores"]'))
        return false;
      for (let box = one.parentElement; box && !box.matches('[data-section]'); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (top < edge.top - 2 || bottom > edge.bottom + 2) return true;
        if (left < edge.left - 2 || right > edge.right + 2) return true;
      }
      return false;
    };
    for (const section of document.querySelectorAll('[data-section]')) {
      const code = `section ${section.getAttribute('data-section')}`;
      const content = [...section.querySelectorAll('img, video, iframe, input, svg, p, h2, h3, li, span, a')];
      if (section.getBoundingClientRect().height < 8 || !content.some(isSeen))
        faults.push(`${code} is empty`);
      const cut = [...section.querySelectorAll('h2, h3, p, a, span')].find(
        (one) => isSeen(one) && one.textContent.trim() !== '' && isCutOff(one),
      );
      if (cut) faults.push(`${code} cuts off ${name(cut)} of ${name(cut.closest('article, li') ?? cut)}`);
      const out = content.find((one) => {
        const { left, right } = one.getBoundingClientRect();
        return isSeen(one) && (left < -1 || right > wide + 1) && !isCut(one) && !one.matches('.sr-only');
      });
      if (out) faults.push(`${code} sticks out: ${name(out)}`);
    }
    const needed = document.documentElement.scrollWidth;
    if (needed > wide) {
      const out = [...document.querySelectorAll('#main *')].filter(
        (one) => one.getBoundingClientRect().right > wide + 1 && !isCut(one),
      );
      faults.push(`the page needs ${needed} of ${wide} pixels: ${out.slice(0, 4).map(name).join(', ')}`);
    }
    return faults;
  });
}
