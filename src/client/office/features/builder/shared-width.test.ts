import { expect, it } from 'vitest';
import type { Section } from '#contract/sections/registry.ts';
import { insertSections, moveSection } from './moves.ts';
import { place, rowOf, type PlacedRows } from './placed.ts';

const text = (columns?: number) =>
  place({ section_type: 'text_editor_section', ...(columns !== undefined && { grid_col_value: columns }) });
const slider = () => place({ section_type: 'carosel_image_section', design: { design_value: 1 } });

const widths = (groups: PlacedRows) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ sections }) =>
      sections.map(({ entry }: { entry: Section }) => entry.grid_col_value ?? 12).join('+'),
    ),
  );

const page = (...rows: Parameters<typeof rowOf>[0][]): PlacedRows => [
  { position: 'top', rows: rows.map((sections) => rowOf(sections)) },
];

it('two whole rows that are put beside each other get a half each', () => {
  const moved = text();
  expect(widths(moveSection(page([text()], [moved]), moved.key, { position: 'top', row: 0, at: 1 }))).toEqual(
    ['6+6'],
  );
});

it('a third section makes thirds', () => {
  const moved = text();
  const groups = page([text(6), text(6)], [moved]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 0, at: 2 }))).toEqual(['4+4+4']);
});

it('a design that needs more keeps what it needs, and the others share the rest', () => {
  const moved = text();
  const groups = page([slider()], [moved]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 0, at: 1 }))).toEqual(['8+4']);
});

it('designs that do not fit beside each other keep their widths', () => {
  const moved = slider();
  const groups = page([slider()], [moved]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 0, at: 1 }))).toEqual(['12+12']);
});

it('what fits already keeps its widths', () => {
  const moved = text(3);
  const groups = page([text(5)], [moved]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 0, at: 1 }))).toEqual(['5+3']);
});

it('both get the whole width again when one moves out of the row', () => {
  const moved = text(6);
  const groups = page([text(6), moved]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 1 }))).toEqual(['12', '12']);
});

it('a narrow section alone in its row stays narrow when it moves', () => {
  const moved = text(8);
  const groups = page([moved], [text()]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 2 }))).toEqual(['12', '8']);
});

it('another order of the same row changes no width', () => {
  const moved = text(8);
  const groups = page([moved, text(4)]);
  expect(widths(moveSection(groups, moved.key, { position: 'top', row: 0, at: 2 }))).toEqual(['4+8']);
});

it('a new section beside another one shares its row', () => {
  expect(widths(insertSections(page([text()]), { position: 'top', row: 0, at: 1 }, [text()]))).toEqual([
    '6+6',
  ]);
});
