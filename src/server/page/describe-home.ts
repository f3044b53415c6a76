import { slidesOf } from '#contract/sections/registry.ts';
import type { TemplateRow } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import { mediaOf } from '#rules/presentation/feature.ts';
import { FULL_PICTURE_SIZES, HERO_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import type { Description, Found } from './description.ts';
import { organizationFacts } from './facts/organization.ts';
import type { Head } from './head.ts';
import { plainText } from './html.ts';
import type { PlainPage } from './noscript.ts';

export function describeHome(
  { settings, page, origin, slider = [] }: Found,
  links: PlainPage['links'],
): Description {
  const title = page?.meta_title ?? settings.title;
  const description = page?.meta_description ?? '';
  return {
    head: {
      title,
      description,
      // The variants show the same shop in other designs, so they share one canonical URL. Not hidden as well: search
      // engines may take that for the canonical page too.
      canonical: addresses.home(),
      preload: firstPicture(slider),
      facts: organizationFacts(settings, origin),
    },
    plain: { title, text: plainText(page?.page_description ?? description), links },
  };
}

const BESIDE = 1;
const PICTURE_NAME = /^[\w-]+(\/[\w-]+)*$/;

/** The main picture of the first screen: the first slide's, or the poster of its video. */
function firstPicture(rows: readonly TemplateRow[]): Head['preload'] {
  const entry = rows.flatMap((row) => row.template_meta_data).find((one) => slidesOf(one).length > 0);
  const [slide] = slidesOf(entry);
  const media = slide && mediaOf(slide);
  const name = media?.kind === 'image' ? media.name : media?.poster;
  if (!name || !PICTURE_NAME.test(name)) return undefined;
  const isBeside = (entry?.design?.design_value ?? BESIDE) === BESIDE;
  return { name, sizes: isBeside ? HERO_PICTURE_SIZES : FULL_PICTURE_SIZES };
}
