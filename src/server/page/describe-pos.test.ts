import { expect, it } from 'vitest';
import { POS_QUESTIONS } from '#rules/presentation/pos-words.ts';
import { buildTestApp } from '#tests/support/app.ts';

const shop = await buildTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });

it('The point-of-sale page tells machines its title, its address and its five questions', async () => {
  const response = await shop.fetch('/pos');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(
    '<title>Gadgets POS: one till for what you buy, sell and repair | Threefold</title>',
  );
  expect(html).toMatch(/<meta name="description" content="The point of sale for mobile and laptop shops/);
  expect(html).toContain('<link rel="canonical" href="https://shop.example/pos">');
  expect(html).not.toContain('noindex');
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '{}') as Record<string, unknown>,
  );
  const faq = facts.find((fact) => fact['@type'] === 'FAQPage');
  expect(faq?.['mainEntity']).toHaveLength(5);
  expect(faq?.['mainEntity']).toMatchObject(POS_QUESTIONS.map(({ question: name }) => ({ name })));
});

it('The point-of-sale page is in the sitemap', async () => {
  const pages = await (await shop.fetch('/sitemaps/pages.xml')).text();
  expect(pages).toContain('<loc>https://shop.example/pos</loc>');
});
