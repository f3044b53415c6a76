import type { MediaDetail } from '#contract/media.ts';
import { ALT_LENGTH } from '#rules/media/limits.ts';
import type { Point } from './focal-point.tsx';
import type { MediaChange } from './media.api.ts';

export const ITEM_FIELDS = { name: 'Name', alt: 'Alt text', folder: 'Folder', focal: 'Focal point' } as const;
export type ItemField = keyof typeof ITEM_FIELDS;
export type ItemValues = Readonly<Record<ItemField, string>>;

export const valuesOf = ({
  name,
  alt,
  folder_id: folder,
  focal_point: { x, y },
}: MediaDetail): ItemValues => ({
  name,
  alt,
  folder: folder === null ? '' : String(folder),
  focal: `${x}%, ${y}%`,
});

export function errorsOf({ name, alt }: ItemValues): Partial<ItemValues> {
  return {
    ...(name.trim() === '' && { name: 'Required' }),
    ...(alt.length > ALT_LENGTH && {
      alt: `At most ${ALT_LENGTH} characters, or screen readers take too long`,
    }),
  };
}

/** '34%, 42%' as a point. */
export function pointOf(text: string): Point {
  const [x = 50, y = 50] = (text.match(/\d+/g) ?? []).map(Number);
  return { x, y };
}

export const focalText = ({ x, y }: Point): string => `${x}%, ${y}%`;

/** The fields of a change, for the version that was read. */
export const changeOf = (changed: Partial<ItemValues>, { version }: MediaDetail): MediaChange => ({
  version,
  ...(changed.name !== undefined && { name: changed.name }),
  ...(changed.alt !== undefined && { alt: changed.alt }),
  ...(changed.folder !== undefined && { folder_id: Number(changed.folder) || null }),
  ...(changed.focal !== undefined && { focal_point: pointOf(changed.focal) }),
});
