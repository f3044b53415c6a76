import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['<h2>Buying</h2><p>Prices <b>include</b> VAT.</p>', '<h2>Buying</h2><p>Prices <b>include</b> VAT.</p>'],
  ['<p onclick="steal()" class="x" style="color:red">a</p>', '<p>a</p>'],
  ['<script>steal()</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=steal()>a', 'a'],
  ['<svg><a xlink:href="javascript:steal()">a</a></svg>', '<a href="#">a</a>'],
  ['<a href="java\tscript:steal()">a</a>', '<a href="#">a</a>'],
  ['<a href="/stores">a</a>', '<a href="/stores">a</a>'],
  ['<a href="https://x.example/">a</a>', '<a href="https://x.example/" rel="noopener nofollow">a</a>'],
  ['<p>open', '<p>open</p>'],
  ['a</div></main>b', 'ab'],
  ['<iframe src="//x.example"></iframe>a', 'a'],
  ['&lt;b&gt; &amp; £', '&lt;b&gt; &amp; £'],
  [
    '<table><tbody><tr><td title="<table">a</td></tr></tbody></table>',
    '<div class="overflow-x-auto" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td title="&lt;table">a</td></tr></tbody></table></div>',
  ],
])('%s is shown as %s', (given, expected) => expect(cleanText(given)).toBe(expected));
