import type { Page } from '@playwright/test';
import type { SliderCell as Slide } from '#contract/sections/features.ts';
import type { SectionFrame } from '#contract/sections/registry.ts';
import { changeFirstData } from '#tests/support/first-data.ts';
import { expect, test } from '#tests/support/journey.ts';

const SLIDER = 'GET /no/auth/web/site/template/header/slider';

async function openWith(
  page: Page,
  slides: Slide[],
  design = 1,
  background: SectionFrame = {},
): Promise<void> {
  await changeFirstData(page, '/', (data) => {
    const [row] = data.of(SLIDER).result;
    const [entry] = row?.template_meta_data ?? [];
    Object.assign(entry ?? {}, {
      design: { design_value: design },
      header_slider_section: { header_slider_data: slides },
      ...background,
    });
  });
  await page.goto('/');
}

const offers = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Offers' });
const film = {
  image_or_video: 'video_allow',
  video_type: 'cdn_url',
  vedio_flag: 'video_file',
  video: 'video/spin.webm',
  video_thamnail_image: 'video/spin-poster',
  title: 'It turns',
} as const;

test(
  'Slides change by themselves, pause while I look at them, and can be stopped',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const slider = offers(page);
    const second = slider.getByRole('button', { name: 'Go to slide 2 of 3' });
    await expect(slider.getByRole('button', { name: 'Pause slides' })).toBeShown();
    await expect(second).not.toHaveAttribute('aria-current');
    // One second at a time: the timer starts once the slider is on screen, which is later on a busy machine.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 300 });
    }).toPass();

    const pause = slider.getByRole('button', { name: 'Pause slides' });
    // Phones have no arrows.
    const controls = slider.getByRole('button', { name: /^(Pause slides|Previous slide|Next slide)$/ });
    const sizes = await controls.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    expect(new Set(sizes.flat()), 'one size, enough for a finger').toEqual(new Set([44]));
    await pause.click();
    await expect(slider.getByRole('button', { name: 'Play slides' })).toBeShown();
    await page.clock.runFor(20_000);
    await expect(second).toHaveAttribute('aria-current', 'true');
    const third = slider.getByRole('button', { name: 'Go to slide 3 of 3' });
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
    // The page may have scrolled to bring the dots to the finger.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(slider.getByRole('link', { name: 'See repair prices' })).toBeShown();
  },
);

test('The next slide waits for its picture, however long that takes', async ({ page }) => {
  let letThrough = () => {};
  const wanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/heroes/fold-sell*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  const slider = offers(page);
  await expect(slider.getByRole('button', { name: 'Pause slides' })).toBeShown();
  // Less than two intervals: a slider that went all the way round would look as if it had not moved.
  for (let second = 0; second < 9; second += 1) await page.clock.runFor(1_000);
  const track = slider.getByRole('list', { name: 'Offers' });
  expect(await track.evaluate((one) => one.scrollLeft)).toBe(0);
  letThrough();
  const second = slider.getByRole('button', { name: 'Go to slide 2 of 3' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 300 });
  }).toPass();
});

test.describe('With reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves without me, and a video stays a picture', async ({ page }) => {
    await page.clock.install();
    await openWith(page, [film, { title: 'Another', image: 'heroes/fold-sell' }]);
    const slider = offers(page);
    await expect(slider.getByRole('heading', { name: 'It turns' })).toBeShown();
    await page.clock.runFor(20_000);
    await expect(slider.getByRole('heading', { name: 'It turns' })).toBeInViewport();
    await expect(slider.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
    await expect(slider.locator('video')).toHaveCount(0);
    await expect(slider.locator('img').first()).toHaveAttribute('src', /spin-poster/);
  });
});

test('A video is shown once it has loaded, without sound and in a loop, and its picture before', async ({
  page,
}) => {
  let let_through = () => {};
  const wanted = new Promise<void>((resolve) => {
    let_through = resolve;
  });
  await page.route('**/video/spin.webm', async (route) => {
    await wanted;
    await route.continue();
  });
  await openWith(page, [film]);
  const video = offers(page).locator('video');
  await expect(video).toHaveCSS('opacity', '0');
  await expect(offers(page).locator('img').first()).toBeShown();
  expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.loop, one.autoplay])).toEqual([
    true,
    true,
    true,
  ]);
  let_through();
  await expect(video).toHaveCSS('opacity', '1');
  await expect(offers(page).getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
    'href',
    '/buy/products/All/1',
  );
});

test('A video of another site plays in its own frame, without sound or controls', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }),
  );
  await openWith(page, [{ ...film, video_type: 'youtube_url', video_url: 'https://youtu.be/abcdefghijk' }]);
  const frame = offers(page).locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&mute=1&loop=1&playlist=abcdefghijk&controls=0',
  );
  await expect(frame).toHaveCSS('opacity', '1');
});

test(
  'Slides with text beside a picture have the background of their section, white by default',
  { tag: '@phone' },
  async ({ page }) => {
    const slides = [{ title: 'On a colour', image: 'heroes/fold-sell' }];
    const heading = offers(page).getByRole('heading', { name: 'On a colour' });
    /** The background colours behind the text, from the innermost, until an opaque one. */
    const ground = () =>
      heading.evaluate((one) => {
        for (let element: Element | null = one; element; element = element.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          if (backgroundImage !== 'none') return backgroundImage;
          if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
        }
        return 'rgb(255, 255, 255)';
      });

    await openWith(page, slides, 1, { bg_color_type: 'color', container_bg: '#102030' });
    await expect(heading).toBeShown();
    expect(await ground()).toBe('rgb(16, 32, 48)');

    await page.unroute('/');
    await openWith(page, slides, 1, { bg_color_type: undefined, container_bg: undefined });
    await expect(heading).toBeShown();
    expect(await ground()).toBe('rgb(255, 255, 255)');

    await page.unroute('/');
    await openWith(page, slides, 1, { bg_color_type: 'image', bg_image: 'backgrounds/soft-1-640.webp' });
    await expect(heading).toBeShown();
    // The slide covers it, so only its margins are visible.
    const background = page.locator('img[src="/images/backgrounds/soft-1-640.webp"]');
    await expect(background).toBeInViewport();
    await expect
      .poll(() => background.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  },
);

test('The banner design fills the slide with its picture, and has dots', async ({ page }) => {
  // The slides change at once, and not by themselves: a button on a slide that moves cannot be clicked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(
    page,
    [
      { title: 'First banner', image: 'heroes/wide-buy', button_label: 'Go' },
      { title: 'Second banner', image: 'heroes/wide-sell', button_text_url: '/sell/products/All/1' },
    ],
    2,
  );
  const slider = offers(page);
  const whole = await slider.boundingBox();
  const picture = await slider.locator('img').first().boundingBox();
  // On a phone the quiet side of the picture is enlarged beyond the slide.
  expect(picture?.width ?? 0).toBeGreaterThanOrEqual((whole?.width ?? 1) - 1);
  const second = slider.getByRole('button', { name: 'Go to slide 2 of 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(slider.getByRole('heading', { name: 'Second banner' })).toBeShown();
  await slider.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/sell/products/All/1');
});

test('I move through products with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const deals = page.getByRole('region', { name: 'Flash deals' });
  const next = deals.getByRole('button', { name: 'Next slide' }).locator('visible=true');
  const track = deals.getByRole('list', { name: 'Flash deals' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(track.locator(':scope > *').first()).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  const reached = page.locator(':focus');
  await expect(reached).toBeInViewport();
  expect(await reached.evaluate((one) => one.closest('[inert]') === null)).toBe(true);
});
