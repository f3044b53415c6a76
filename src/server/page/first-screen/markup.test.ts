import { expect, it } from 'vitest';
import { html } from './markup.ts';

it('Values in markup are text, whatever they look like', () => {
  const name = `<b>"Tom's" & co</b>`;
  expect(html`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="&lt;b&gt;&quot;Tom&#39;s&quot; &amp; co&lt;/b&gt;">&lt;b&gt;&quot;Tom&#39;s&quot; &amp; co&lt;/b&gt;</a>',
  );
});

it('Markup stands in markup as it is, and nothing leaves nothing', () => {
  const items = ['a', 'b'].map((one) => html`<li>${one}</li>`);
  expect(html`<p>${items}${false}${undefined}${null}${0}</p>`.text).toBe('<p><li>a</li><li>b</li>0</p>');
});
