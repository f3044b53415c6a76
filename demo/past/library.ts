import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeKey } from '#server/features/media/files.reads.ts';
import { storeMedia, type MediaSources, type StoredMedia } from '#server/features/media/upload.writes.ts';
import { LATER_SIZES } from '#server/ports/media-files.ts';

/** The pictures for sections, and what is seen on each. */
const PICTURES: Readonly<Record<string, string>> = {
  'about/1': 'An open phone, its screen and tools on a repair mat',
  'about/2': 'A parcel and two phones on a packing table',
  'about/3': 'The front of a Threefold store, with devices in its window',
  'backgrounds/soft-1': 'Soft yellow and green light',
  'backgrounds/soft-2': 'Soft violet light',
  'banners/card-1': 'A coral phone from behind and a blue one from the front',
  'banners/card-2': 'A parcel with a shipping label',
  'banners/card-3': 'A phone with its back off beside a whole one',
  'banners/half-1': 'Two watches on pink and cream straps',
  'banners/half-2': 'Grey headphones and white earbuds',
  'banners/main-1': 'Three phones side by side',
  'banners/main-2': 'A laptop and black headphones',
  'banners/main-3': 'Three consoles with a controller',
  'banners/mosaic-1': 'Five phones in five colours',
  'banners/mosaic-2': 'An open laptop',
  'banners/mosaic-3': 'White earbuds and their case',
  'banners/mosaic-4': 'A black console and its controller',
  'banners/offer-1': 'A tablet, a phone and a laptop in front of dark blue',
  'banners/signature': 'A phone, a parcel and an open phone in front of a folded screen',
  'cards/banner': 'A phone, a laptop and headphones in front of a folded screen',
  'cards/promo': 'A blue phone from both sides',
  'heroes/wide-buy': 'A laptop, earbuds and two phones',
  'heroes/wide-repair': 'An open phone and its screen on a repair mat',
  'heroes/wide-sell': 'Two phones, a parcel and a bank card',
  'promo/console': 'Two consoles, a controller and headphones',
};

const FOLDER = join('demo', 'pictures');
const WHOLE = '1200.avif';
const ASKER = { client: 'demo', standing: 'known' } as const;

const KNOWN = {
  name: 'demo-picture-known',
  text: 'select 1 as one from media where business_id is null and hash = $1',
};
const ADD = {
  name: 'demo-picture-add',
  text: `insert into media (file_id, kind, type, hash, name, alt, width, height, bytes, is_ready, added_by,
      created_at, updated_at)
    values ($1, 'picture', $2, $3, $4, $5, $6, $7, $8, true, 'Threefold', $9, $9) on conflict do nothing`,
};

/**
 * Puts the demo's pictures for sections into the site's media library, so that editors can choose them. Their sizes
 * are there already, so only the whole pictures are made. A second run adds what is missing.
 */
export async function fillLibrary(
  sources: MediaSources,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  for (const [picture, alt] of Object.entries(PICTURES)) {
    signal.throwIfAborted();
    const path = join(FOLDER, `${picture}-${WHOLE}`);
    const file = await readFile(path);
    const hash = createHash('sha256').update(file).digest('hex');
    if ((await sources.ask(KNOWN, [hash])).length > 0) continue;
    const name = `${picture.replace('/', ' ')}.avif`;
    const add = async ({ file_id: id, type, width, height, bytes }: StoredMedia) => {
      for (const size of LATER_SIZES)
        await sources.files.put(sizeKey(id, size), join(FOLDER, `${picture}-${size}`));
      await sources.ask(ADD, [id, type, hash, name, alt, width, height, bytes, now]);
    };
    const problem = await storeMedia(
      sources,
      { path, type: 'avif', bytes: file.length, hash, name },
      ASKER,
      add,
    );
    if (problem !== undefined) throw new Error(`${picture} was not taken: ${problem}`);
  }
}
