import { describe, expect, it } from 'vitest';
import type { Section } from '#contract/sections/registry.ts';
import { placedRows, rowsToSave } from '../placed.ts';
import { contentOf, fillShared } from './fill-shared.ts';

const scrolling = (text: string): Section => ({
  section_type: 'text_scrolling_section',
  text_scrolling: [{ title: text }],
});
const row = (id: number, entry: Section & { shared_id?: number }) => ({
  id,
  sort_order: id,
  position: 'middle' as const,
  is_active: true,
  template_meta_data: [entry],
});

describe('the rows of a page with shared sections', () => {
  const rows = placedRows(
    [row(1, scrolling('Own')), row(2, { ...scrolling('Old'), shared_id: 7, grid_col_value: 6 })],
    ['middle'],
  );

  it('show what the shared section says now, as wide as the page wants it', () => {
    const entries = rowsToSave(fillShared(rows, () => ({ ...scrolling('New'), grid_col_value: 3 }))).map(
      ({ template_meta_data: [entry] }) => entry,
    );
    expect(entries).toEqual([scrolling('Own'), { ...scrolling('New'), shared_id: 7, grid_col_value: 6 }]);
  });

  it('stay as they were read while the shared section is not known', () => {
    expect(rowsToSave(fillShared(rows, () => undefined))).toEqual(rowsToSave(rows));
  });

  it('are the same object where nothing is shared, so that the canvas draws nothing anew', () => {
    const own = placedRows([row(1, scrolling('Own'))], ['middle']);
    expect(fillShared(own, () => scrolling('New'))).toBe(own);
  });

  it('leave the place out of what is kept for all pages', () => {
    expect(contentOf({ ...scrolling('New'), shared_id: 7, grid_col_value: 6 })).toEqual(scrolling('New'));
  });
});
