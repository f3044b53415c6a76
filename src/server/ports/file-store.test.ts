import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { fakeBucket, type FakeBucket } from '#tests/support/fake-bucket.ts';
import type { FileStore } from './file-store.ts';
import { bucketStore, folderStore } from './file-store.ts';

let folder = '';
let bucket: FakeBucket;
const stores: Record<string, FileStore> = {};
const content = Buffer.alloc(300_000, 'picture');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threefold-store-'));
  bucket = await fakeBucket();
  stores['a folder'] = folderStore(join(folder, 'store'));
  stores['a bucket'] = bucketStore(bucket.settings);
  await writeFile(join(folder, 'upload'), content);
  whenFileEnds(async () => {
    await bucket.close();
    await rm(folder, { recursive: true });
  });
});

const uploaded = () => join(folder, 'upload');

describe.each(['a folder', 'a bucket'])('A store in %s', (kind) => {
  const store = () => stores[kind] as FileStore;

  it('returns the stored content, with the type of its key', async () => {
    await store().put('pictures/ab/12.webp', uploaded());
    await store().put('pictures/ab/12.webp', uploaded());
    const file = await store().read('pictures/ab/12.webp');
    expect(file).toMatchObject({ type: 'webp', bytes: content.length });
    expect(file && (await buffer(file.stream)).equals(content)).toBe(true);
  });

  it('returns a part of it', async () => {
    await store().put('videos/ab/12.mp4', uploaded());
    expect(await store().sizeOf('videos/ab/12.mp4')).toBe(content.length);
    const part = await store().read('videos/ab/12.mp4', { start: 5, end: 16 });
    expect(part).toMatchObject({ type: 'mp4', bytes: 12 });
    expect(part && (await buffer(part.stream)).equals(content.subarray(5, 17))).toBe(true);
  });

  it('has no file under another key or after the removal', async () => {
    expect(await store().read('pictures/none.webp')).toBeUndefined();
    expect(await store().sizeOf('pictures/none.webp')).toBeUndefined();
    await store().put('pictures/gone.png', uploaded());
    await store().remove('pictures/gone.png');
    await store().remove('pictures/gone.png');
    expect(await store().read('pictures/gone.png')).toBeUndefined();
  });

  it.each([
    '../secret.png',
    '/etc/passwd.png',
    'a/../b.png',
    'a.svg',
    'a',
    'A.png',
    'a//b.png',
    'a b.png',
    '',
  ])('takes no key such as “%s”', async (key) => {
    await expect((async () => store().put(key, uploaded()))()).rejects.toThrow('is no key');
    await expect((async () => store().read(key))()).rejects.toThrow('is no key');
    await expect((async () => store().sizeOf(key))()).rejects.toThrow('is no key');
    await expect((async () => store().remove(key))()).rejects.toThrow('is no key');
  });

  it('keeps nothing of a file that can not be read', async () => {
    await expect(store().put('pictures/half.png', join(folder, 'absent'))).rejects.toThrow();
    expect(await store().read('pictures/half.png')).toBeUndefined();
  });
});

it('A folder holds whole files only', async () => {
  await stores['a folder']?.put('whole/1.jpg', uploaded());
  expect(await readdir(join(folder, 'store/whole'))).toEqual(['1.jpg']);
});

describe('A bucket', () => {
  it('is told the type of a file', async () => {
    await stores['a bucket']?.put('typed/1.avif', uploaded());
    expect(bucket.types.get('typed/1.avif')).toBe('image/avif');
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'answered 403'],
    ['a bucket that is not there', { bucket: 'another' }, 'There is no bucket another'],
    ['a URL without a server', { endpoint: 'http://127.0.0.1:1' }, 'did not answer to PUT a/1.png'],
  ])('with %s says so', async (_title, wrong, message) => {
    const store = bucketStore({ ...bucket.settings, ...wrong });
    await expect(store.put('a/1.png', uploaded())).rejects.toThrow(message);
  });
});
