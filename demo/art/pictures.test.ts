import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '#demo/catalogue.json' with { type: 'json' };
import manifest from '#demo/pictures/manifest.json' with { type: 'json' };
import { filesOf } from './encode.ts';
import { galleryOf } from './names.ts';

const FOLDER = path.join(import.meta.dirname, '../pictures');
const MOST_BYTES = 15_000_000;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /-(1200|640)\.(avif|webp)$/.test(file));

test('every colour of every product has pictures', () => {
  const without = catalogue.buy.flatMap(({ brand, model, colours }) =>
    colours
      .filter((colour) => galleryOf(brand, model, colour).length === 0)
      .map((colour) => `${model} ${colour}`),
  );
  expect(without).toEqual([]);
});

test('every picture of the manifest has its files, and every file its picture', () => {
  const owned = Object.keys(manifest).flatMap(filesOf);
  expect(owned.filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !owned.includes(file))).toEqual([]);
});

test('the folder stays small enough to be cloned', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
