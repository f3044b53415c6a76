import type { Ask } from '../../db/connect.ts';

const STORED = {
  name: 'media-stored',
  text: 'select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from media',
};

/** How many pictures and videos the libraries have, and their size without the smaller versions. */
export async function readStored(ask: Ask): Promise<{ files: number; bytes: number }> {
  const [row] = await ask<{ files: number; bytes: number }>(STORED, []);
  return row ?? { files: 0, bytes: 0 };
}
