import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

const body = (markup: string) =>
  `<!doctype html><body style="margin:0;background:#fff"><p>Above</p>${markup}<div style="height:3000px"></div></body>`;
const thing = (page: Page) => page.locator('#thing');
const drawer = 'position:fixed;top:0;width:300px;height:100%;background:#eee';
const below = 'margin-top:2000px;width:200px;height:100px;background:#eee';

const SHOWN = {
  'a thing far down in the page, which can be scrolled to': `<div id="thing" style="${below}">Here</div>`,
  'a drawer at the edge': `<div id="thing" style="${drawer};left:0">Here</div>`,
  'a thing under a link that draws nothing': `<div style="position:relative"><p id="thing">Here</p>
    <a href="#" style="position:absolute;inset:0"></a></div>`,
  'a thing under a picture that is still transparent': `<div style="position:relative"><p id="thing">Here</p>
    <svg style="position:absolute;inset:0;width:100%;height:100%;opacity:0"></svg></div>`,
  'a picture that its frame crops': `<div style="width:100px;height:100px;overflow:hidden">
    <div id="thing" style="width:150px;height:120px;background:red">Here</div></div>`,
  'a row further down in a list that scrolls': `<div style="height:100px;overflow:auto">
    <div style="height:900px"></div><p id="thing">Here</p></div>`,
};

const NOT_SHOWN = {
  'a drawer that stayed off the screen': `<div id="thing" style="${drawer};left:0;translate:-100%">Here</div>`,
  'a thing inside of it': `<div style="${drawer};left:0;translate:-100%"><p id="thing">Here</p></div>`,
  'a sheet that reaches below the screen': `<div id="thing" style="${drawer};left:0;top:200px">Here</div>`,
  'a thing beyond the right edge of the page': `<p id="thing" style="position:absolute;left:150vw">Here</p>`,
  'a thing behind another': `<p id="thing">Here</p><div style="${drawer};left:0;width:100%">Over it</div>`,
  'a thing behind a scrim': `<p id="thing">Here</p><dialog>Over it</dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
  'a thing in a transparent box': `<div style="opacity:.4"><p id="thing" style="opacity:.9">Here</p></div>`,
  'a thing in a folded box': `<div style="height:0;overflow:hidden"><p id="thing">Here</p></div>`,
  'a thing for screen readers alone': `<p id="thing" style="position:absolute;width:1px;height:1px;clip-path:inset(50%)">Here</p>`,
  'a thing without size': `<p id="thing" style="width:0;height:0;overflow:hidden">Here</p>`,
  'a hidden thing': `<p id="thing" style="visibility:hidden">Here</p>`,
};

test('toBeShown accepts what a person would see, and nothing else', async ({ page }) => {
  for (const [what, markup] of Object.entries(SHOWN)) {
    await page.setContent(body(markup));
    await expect(thing(page), what).toBeShown();
  }
  for (const [what, markup] of Object.entries(NOT_SHOWN)) {
    await page.setContent(body(markup));
    await expect(thing(page), what).not.toBeShown();
    await expect(expect(thing(page)).toBeShown({ timeout: 50 }), what).rejects.toThrow('Not shown');
  }
});

test('toBeShown waits for an element that is still moving', async ({ page }) => {
  await page.setContent(
    body(`<style>@keyframes come { from { translate: -100% } }</style>
    <div id="thing" style="${drawer};left:0;animation:come .4s">Here</div>`),
  );
  await expect(thing(page)).toBeShown();
});
