import { headingOf, SECTIONS } from '#contract/sections/registry.ts';
import { readSection } from '#contract/sections/read-section.ts';
import { showsSection } from '#rules/site/page-limits.ts';
import type { Db } from '../../db/connect.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { readShared } from '../site/public.ts';
import type { StoredRow } from './tables.ts';

const ONLY_SLIDERS = `The header slider shows only sections of the kind ${SECTIONS.carosel_image_section.title}`;

/** Refuses sections where the shop would not show them. A shared one counts as what it is, not as what was sent. */
export async function refuseMisplaced(db: Db, rows: readonly StoredRow[]): Promise<Refusal | undefined> {
  const filled = await readShared(
    db,
    rows.flatMap((row) => row.template_meta_data),
  );
  const found = rows.flatMap(({ position, template_meta_data: entries }, row) =>
    entries.flatMap((entry, place) => {
      const section = readSection(filled(entry));
      return section && !showsSection(position, section.section_type)
        ? [{ section, path: `rows.${row}.template_meta_data.${place}` }]
        : [];
    }),
  );
  const [first] = found;
  if (!first) return undefined;
  const name = headingOf(first.section) ?? SECTIONS[first.section.section_type].title;
  return refuse(
    400,
    `${name}: ${ONLY_SLIDERS}. Remove it, or put it on another page.`,
    Object.fromEntries(found.map(({ path }) => [path, ONLY_SLIDERS])),
  );
}
