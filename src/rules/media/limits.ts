/** The largest file that the media library takes. */
export const MEDIA_BYTES = 25 * 1024 * 1024;
export const MOST_MEGAPIXELS = 50;

/** How long an alt text may be. Screen readers read it in one go. */
export const ALT_LENGTH = 140;
export const MEDIA_NAME_LENGTH = 120;
export const FOLDER_NAME_LENGTH = 60;

/** Pictures from this size on are listed as large. */
export const LARGE_BYTES = 500 * 1024;

export const MEDIA_SORTS = ['newest', 'name', 'largest'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Pictures that need work: without an alt text, used nowhere, or large. */
export const MEDIA_CARES = ['no_alt', 'unused', 'large'] as const;
export type MediaCare = (typeof MEDIA_CARES)[number];
