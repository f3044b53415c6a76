import { z } from 'zod';
import {
  ALT_LENGTH,
  FOLDER_NAME_LENGTH,
  MEDIA_CARES,
  MEDIA_NAME_LENGTH,
  MEDIA_SORTS,
} from '#rules/media/limits.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, focalPoint, id, idText, okStatus, wholeNumber } from './fields.ts';
import { cleanLine } from './typed.ts';

/** A business' pictures are part of its catalogue, the site's are part of its content. */
const MEDIA: OfficeAccess = { permission: 'catalogue', or: 'content' };
const words = z.string();
const version = z.int().min(1).describe('The version that was read; an older one is refused with 409');
const versionText = wholeNumber(1, 2_147_483_647);
const byId = z.strictObject({ id: idText });
const required = (longest: number) => cleanLine(longest).refine((text) => text.length > 0, 'Required');

const mediaItem = z
  .object({
    id,
    version: z.int(),
    name: words,
    kind: z.enum(['picture', 'video']),
    image: words.describe('The name by which products and pages show it'),
    address: words.describe('The whole file, without the place and the camera'),
    alt: words,
    focal_point: focalPoint.describe('The point that every crop keeps in view, in percent'),
    folder_id: id.nullable(),
    business: z
      .object({ id, name: words })
      .nullable()
      .describe('The business that owns it; null for the site'),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    is_ready: z.boolean().describe('false: its small and modern versions are still being made'),
    uses: z.int().describe('How many products show it'),
    added_by: words,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof mediaItem>;

const mediaDetail = mediaItem
  .extend({
    used_in: z.array(z.object({ product_id: id.nullable().describe('Null: the site itself'), name: words })),
  })
  .meta({ id: 'MediaDetail' });
export type MediaDetail = z.infer<typeof mediaDetail>;

const mediaFolder = z
  .object({ id, name: words, parent_id: id.nullable(), count: z.int().describe('Without its sub-folders') })
  .meta({ id: 'MediaFolder' });
export type MediaFolder = z.infer<typeof mediaFolder>;

/** The owner of a library: `site`, or the id of a business. */
const owner = z
  .union([z.literal('site'), idText], { error: 'must be site or the id of a business' })
  .describe('For the site: site, or the id of a business');
export type MediaOwner = z.output<typeof owner>;

const query = z.strictObject({
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  owner: owner.optional(),
  folder_id: idText.optional().describe('With its sub-folders'),
  care: z.enum(MEDIA_CARES).optional().describe('Only those without alt text, used nowhere, or large'),
  kind: z.enum(['picture', 'video']).optional(),
  image: z
    .string()
    .min(1)
    .max(200, 'must be at most 200 characters')
    .optional()
    .describe('Only the picture that products and pages show under this name'),
  sort: z.enum(MEDIA_SORTS).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type MediaQuery = z.output<typeof query>;

const one = z.object({ status: okStatus, result: mediaDetail });
const folderBody = {
  name: required(FOLDER_NAME_LENGTH),
  parent_id: id.nullable().optional().describe('Folders have two levels'),
};
const folderAnswer = z.object({ status: okStatus, result: mediaFolder });

export const mediaCalls = defineCalls({
  'GET /office/media': {
    summary: 'Pictures and videos of the business, or of the site and all businesses',
    access: MEDIA,
    query,
    answer: z.object({
      status: okStatus,
      data: z.array(mediaItem),
      next_cursor: words.nullable(),
      count: z.int().describe('How many the filters leave'),
    }),
  },
  'GET /office/media/{id}': {
    summary: 'A picture or video, and where it is used',
    access: MEDIA,
    params: byId,
    answer: one,
  },
  'POST /office/media': {
    summary:
      'Upload a JPEG, PNG, WebP, AVIF, GIF or MP4 of at most 25 MB and 50 megapixels. The same file is kept once',
    access: MEDIA,
    upload: true,
    query: z.strictObject({
      business_id: idText
        .optional()
        .describe('For the site: the business that owns it; left out for the site’s own'),
      folder_id: idText.optional(),
    }),
    answer: z.object({
      status: createdStatus,
      result: mediaDetail,
      is_new: z.boolean().describe('false: this file was there already'),
    }),
  },
  'PUT /office/media/{id}': {
    summary: 'Change the name, alt text, focal point or folder; 409 if it has changed since it was read',
    access: MEDIA,
    params: byId,
    body: z
      .strictObject({
        version,
        name: required(MEDIA_NAME_LENGTH).optional(),
        alt: cleanLine(ALT_LENGTH).optional(),
        focal_point: z.strictObject(focalPoint.shape).optional(),
        folder_id: id.nullable().optional(),
      })
      .meta({ id: 'MediaChange' }),
    answer: one,
  },
  'POST /office/media/{id}/replace': {
    summary: 'Put another file in its place, wherever it is used',
    access: MEDIA,
    upload: true,
    params: byId,
    query: z.strictObject({ version: versionText.optional() }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: mediaDetail }),
  },
  'DELETE /office/media/{id}': {
    summary: 'Delete a picture or video that no product uses; 409 where one does',
    access: MEDIA,
    params: byId,
    query: z.strictObject({ version: versionText.optional() }),
    refusals: [409],
    answer: z.object({ status: okStatus, message: words }),
  },
  'GET /office/media-folders': {
    summary: 'The folders of a library, and how much is in it',
    access: MEDIA,
    query: z.strictObject({ owner: owner.optional() }),
    answer: z.object({
      status: okStatus,
      data: z.array(mediaFolder),
      counts: z.object({
        pictures: z.int(),
        videos: z.int(),
        bytes: z.int(),
        no_alt: z.int(),
        unused: z.int(),
        large: z.int(),
      }),
    }),
  },
  'POST /office/media-folders': {
    summary: 'Make a folder',
    access: MEDIA,
    body: z
      .strictObject({
        ...folderBody,
        business_id: id
          .optional()
          .describe('For the site: the business that owns it; left out for the site’s own'),
      })
      .meta({ id: 'NewMediaFolder' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: mediaFolder }),
  },
  'PUT /office/media-folders/{id}': {
    summary: 'Rename a folder',
    access: MEDIA,
    params: byId,
    body: z.strictObject({ name: folderBody.name }).meta({ id: 'MediaFolderChange' }),
    answer: folderAnswer,
  },
  'DELETE /office/media-folders/{id}': {
    summary: 'Remove a folder without sub-folders. Its pictures stay in the library',
    access: MEDIA,
    params: byId,
    refusals: [409],
    answer: z.object({ status: okStatus, message: words }),
  },
});
