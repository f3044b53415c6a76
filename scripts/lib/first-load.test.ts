import { expect, it } from 'vitest';
import { filesOfFirstLoad } from './first-load.mjs';

it('The first load is the entry and all it imports, without what is loaded later', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_react.js'],
      css: ['assets/index.css'],
    },
    '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
    'shop/pages/home.tsx': { file: 'assets/home.js', isDynamicEntry: true, imports: ['index.html'] },
  };
  expect(filesOfFirstLoad(manifest)).toEqual(['assets/index.js', 'assets/react.js', 'assets/scheduler.js']);
});
