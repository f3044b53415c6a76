import { expect, it } from 'vitest';
import { backgroundOf, type Background } from './section-background.ts';

const none: Background = { kind: 'none' };

it.each<[string, Parameters<typeof backgroundOf>[0], Background]>([
  ['nothing', {}, none],
  ['a colour', { bg_color_type: 'color', container_bg: '#F6F5F2' }, { kind: 'colour', colour: '#F6F5F2' }],
  ['a colour of an unknown type', { container_bg: '#fff' }, { kind: 'colour', colour: '#fff' }],
  [
    'a picture of the shop',
    { bg_color_type: 'image', bg_image: 'backgrounds/soft-1' },
    { kind: 'picture', name: 'backgrounds/soft-1' },
  ],
  [
    'a picture of the shop by the name of its file',
    { bg_color_type: 'image', bg_image: 'uploads/summer-sale.v2.jpg' },
    { kind: 'picture', name: 'uploads/summer-sale.v2.jpg' },
  ],
  ['a file that is hidden', { bg_color_type: 'image', bg_image: 'uploads/.env' }, none],
  ['a way out behind a name', { bg_color_type: 'image', bg_image: 'uploads/../x.png' }, none],
  [
    'the address of a picture',
    { bg_color_type: 'url', bg_image: 'https://cdn.example/a.png?w=1' },
    { kind: 'picture', name: 'https://cdn.example/a.png?w=1' },
  ],
  [
    'a picture that is missing, over its colour',
    { bg_color_type: 'image', container_bg: '#eee' },
    { kind: 'colour', colour: '#eee' },
  ],
  ['a way out of the pictures', { bg_color_type: 'image', bg_image: '../../etc/passwd' }, none],
  ['an address where a name is asked for', { bg_color_type: 'image', bg_image: 'https://x.example/a' }, none],
  ['a script', { bg_color_type: 'url', bg_image: 'javascript:alert(1)' }, none],
  ['a document', { bg_color_type: 'url', bg_image: 'data:text/html,<script>alert(1)</script>' }, none],
  [
    'CSS behind an address',
    { bg_color_type: 'url', bg_image: 'https://x.example/a.png"); color: red' },
    none,
  ],
  ['CSS in a colour', { bg_color_type: 'color', container_bg: 'red; background: url(x)' }, none],
])('%s', (_, fields, background) => {
  expect(backgroundOf(fields)).toEqual(background);
});
