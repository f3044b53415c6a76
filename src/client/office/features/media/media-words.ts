import type { MediaItem } from '#contract/media.ts';
import { MEDIA_BYTES, type MediaCare, type MediaSort } from '#rules/media/limits.ts';
import { countOf } from '#client/lib/format.ts';
import type { Folders } from './media.api.ts';

const KB = 1024;
const MB = KB * KB;

/** '96 KB', '1.4 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-GB')} KB`;
  return `${(bytes / MB).toLocaleString('en-GB', { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;
}

export const MOST_WORDS = sizeWords(MEDIA_BYTES);

/** '412 pictures, 3 videos, 148 MB. 11 are used nowhere.' */
export function figures({ pictures, videos, bytes, unused }: Folders['counts']): string {
  const all = pictures + videos;
  if (all === 0) return 'Nothing is here yet.';
  const kinds = [countOf(pictures, 'picture'), ...(videos > 0 ? [countOf(videos, 'video')] : [])];
  const idle = unused === 0 ? '' : ` ${unused} ${unused === 1 ? 'is' : 'are'} used nowhere.`;
  return `${kinds.join(', ')}, ${sizeWords(bytes)}.${idle}`;
}

/** '3 places', 'Used nowhere'. */
export const usesWords = ({ uses }: Pick<MediaItem, 'uses'>): string =>
  uses === 0 ? 'Used nowhere' : countOf(uses, 'place');

export const CARE_WORDS: Readonly<Record<MediaCare, string>> = {
  no_alt: 'No alt text',
  unused: 'Used nowhere',
  large: 'Over 500 KB',
};

export const SORT_WORDS: Readonly<Record<MediaSort, string>> = {
  newest: 'Newest',
  name: 'Name',
  largest: 'Largest',
};

/** Why a file can't be sent, before it is. The server looks at its content. */
export function problemOf(file: Pick<File, 'size' | 'name' | 'type'>): string | undefined {
  if (file.size > MEDIA_BYTES) return `It has ${sizeWords(file.size)}. At most ${MOST_WORDS} are taken.`;
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name))
    return 'SVG is not taken, since it can hold scripts. Send a PNG or WebP.';
  return file.size === 0 ? 'The file is empty.' : undefined;
}
