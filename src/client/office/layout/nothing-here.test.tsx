import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreaContext } from './area.ts';
import { NothingHere } from './nothing-here.tsx';

it.each(['admin', 'vendor'] as const)('leads from an unknown address of %s to Today', (area) => {
  const html = renderToStaticMarkup(
    <AreaContext value={area}>
      <NothingHere />
    </AreaContext>,
  );
  expect(html).toContain('There is nothing here');
  expect(html).toMatch(new RegExp(`<a [^>]*href="/${area}"[^>]*>Go to Today`));
});
