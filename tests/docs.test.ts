import { describe, expect, it } from 'vitest';
import { FLOW_DOCUMENT, flowDocument } from '../scripts/lib/flow-document.ts';
import { claimsOf, linkTarget, names } from './support/documents.ts';
import { projectFiles, readProjectFile } from './support/project.ts';

const files = projectFiles();
const topLevel = new Set(files.map((file) => file.split('/')[0] ?? ''));
const documents = files.filter((file) => file.endsWith('.md'));
const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };

describe.each(documents)('%s', (document) => {
  const claims = claimsOf(readProjectFile(document), topLevel);

  // A changelog describes the past, so it may name files that are gone.
  it.skipIf(document === 'CHANGELOG.md')('names only files that exist', () => {
    expect(claims.paths.filter((path) => !names(path, files))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    expect(claims.scripts.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('links only to what exists', () => {
    const dead = claims.links.filter((link) => {
      const { path, anchor } = linkTarget(document, link);
      if (!files.some((file) => file === path || file.startsWith(`${path}/`))) return true;
      return anchor !== '' && !claimsOf(readProjectFile(path), topLevel).headings.includes(anchor);
    });
    expect(dead).toEqual([]);
  });
});

describe('The documents', () => {
  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'])(
    'include %s',
    (name) => {
      expect(files).toContain(name);
    },
  );

  it('draw the flows as their tables are: npm run docs:flows', () => {
    expect(readProjectFile(FLOW_DOCUMENT)).toBe(flowDocument());
  });

  it('number the decisions without gaps', () => {
    const numbers = documents
      .filter((file) => file.startsWith('docs/decisions/') && !file.endsWith('/README.md'))
      .map((file) => /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? file)
      .sort();
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_number, index) => String(index + 1).padStart(3, '0')));
  });

  it('list every setting that the server reads, and no other', () => {
    const config = files
      .filter((file) => /^src\/server\/config\/(?!.*\.test\.).*\.ts$/.test(file))
      .map(readProjectFile);
    const read = config.flatMap((text) =>
      [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
    );
    // Only `npm run dev` sets it, so it is not a setting.
    const settings = read.filter((name) => name !== 'THREEFOLD_DEV').sort();
    const told = [...readProjectFile('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(settings.length).toBeGreaterThan(4);
    expect(told.sort()).toEqual(settings);
    const readme = readProjectFile('README.md');
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('No file', () => {
  const text = files.filter((file) =>
    /\.(?:ts|tsx|mjs|json|md|css|html|sql|yml|example)$|^\.[a-z/]+$|LICENSE/.test(file),
  );
  const somebodysFolder = /(?<![\w.*])\/(?:work|root|home\/[a-z]+|Users\/\w+|tmp)\/[\w.-]/;
  const privateRegistry =
    /(?:localhost|127\.0\.0\.1|\d+\.\d+\.\d+\.\d+):(?:4873|8081)|"resolved":|_authToken/;

  it("names a folder of a developer's machine", () => {
    expect(text.filter((file) => somebodysFolder.test(readProjectFile(file)))).toEqual([]);
  });

  it('names another package registry', () => {
    const others = text.filter(
      (file) => file !== 'tests/docs.test.ts' && !file.startsWith('scripts/lib/lock'),
    );
    expect(others.filter((file) => privateRegistry.test(readProjectFile(file)))).toEqual([]);
  });
});

describe('The checker of documents sees', () => {
  const tree = new Set(['src', 'docs', 'README.md']);
  const some = [
    'src/server/features/catalog/product.reads.ts',
    'src/client/lib/api.ts',
    'docs/decisions/001-one.md',
  ];

  it('files, scripts and links, and nothing else', () => {
    const claims = claimsOf(
      'Run `npm run dev`, then `/buy/cart`, `src/server`, `money.ts`, `a + b`, [x](./docs/a.md#b) and [y](https://x.example).\n```sh\nnpm start\ncat none.ts\n```\n## The `big` picture',
      tree,
    );
    expect(claims).toEqual({
      paths: ['src/server', 'money.ts'],
      scripts: ['dev', 'start'],
      links: ['./docs/a.md#b'],
      headings: ['the-big-picture'],
    });
  });

  it.each([
    'src/client/',
    'catalog/*.reads.ts',
    'reads.ts',
    'lib/api.ts',
    'src/server/features/{feature}/product.reads.ts',
  ])('%s, which exists', (path) => {
    expect(names(path, some)).toBe(true);
  });

  it.each(['src/shared', 'catalog/writes.ts', 'ds.ts', 'client/api.ts'])('%s, which does not', (path) => {
    expect(names(path, some)).toBe(false);
  });
});
