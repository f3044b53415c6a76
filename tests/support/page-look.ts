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

/** What is wrong with the look of the page’s sections: empty ones, and what sticks out at the side. */
export function lookFaults(page: Page): Promise<string[]> {
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
