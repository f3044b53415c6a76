import { expect, it } from 'vitest';
import { stylesApart } from './styles-apart.ts';

it('Each different style becomes one rule, and its elements name it', () => {
  const { html, css } = stylesApart(
    '<i class="a" style="color:red">a</i><b style="--x:1">b</b><i style="color:red">c</i>',
  );
  expect(html).toBe('<i class="a" data-s="0">a</i><b data-s="1">b</b><i data-s="0">c</i>');
  expect(css).toBe('[data-s="0"]{color:red}[data-s="1"]{--x:1}');
});

it('Quotes are as they were written', () => {
  const { css } = stylesApart('<p style="background:url(&quot;/a?b&amp;c=&#x27;&quot;)"></p>');
  expect(css).toBe(`[data-s="0"]{background:url("/a?b&c='")}`);
});

it.each(['color:red}body{display:none', 'x:&lt;/style&gt;', '--x:<b>'])(
  'What could leave its rule is left out: %s',
  (style) => expect(stylesApart(`<p style="${style}"></p>`)).toEqual({ html: '<p></p>', css: '' }),
);
