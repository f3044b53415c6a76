import { describe, expect, it } from 'vitest';
import { firstLoads } from './first-load.mjs';

describe('The first load', () => {
  const shared = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
    '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
    'ui/dialog.tsx': { file: 'dialog.js', imports: ['_react.js'] },
  };

  it('of a page is the entry, the page and all their imports, without what is loaded later', () => {
    const manifest = {
      ...shared,
      'shop/pages/home.tsx': { file: 'home.js', imports: ['index.html', '_card.js'] },
      'shop/pages/text.tsx': { file: 'text.js', imports: ['index.html'] },
      '_card.js': { file: 'card.js' },
    };
    expect(firstLoads(manifest)).toEqual({
      'shop/pages/home.tsx': ['index.js', 'react.js', 'scheduler.js', 'home.js', 'card.js'],
      'shop/pages/text.tsx': ['index.js', 'react.js', 'scheduler.js', 'text.js'],
    });
  });

  it('fails where no pages are found, since the limit would then check nothing', () => {
    expect(() => firstLoads(shared)).toThrow('where did the pages go');
  });
});
