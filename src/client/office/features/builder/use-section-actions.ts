import { useState } from 'react';
import type { PageSection } from '#contract/sections/schemas.ts';
import { showsSection } from '#rules/site/page-limits.ts';
import { announce } from '#client/ui/announce.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { keepCopied, readCopied } from './copied-section.ts';
import {
  allSections,
  changeEntry,
  duplicateSection,
  findSection,
  hideRow,
  insertSections,
  moveSection,
  removeSection,
  spotAfter,
  stepFrom,
  type Step,
} from './moves.ts';
import { place, type PlacedRows, type Spot } from './placed.ts';
import { kindName, sectionName, spotWords } from './section-words.ts';
import type { Draft } from './use-draft.ts';

const EDGE: Record<Step, string> = {
  up: 'is the first already',
  down: 'is the last already',
  in: 'has no row above that it can join',
  out: 'stands alone in its row already',
};

/** What can be done with sections. Each says what it did. */
export function useSectionActions(draft: Draft) {
  const [selected, select] = useState<number>();
  const { rows } = draft;
  const nameOf = (key: number) => {
    const found = findSection(rows, key);
    return found ? sectionName(found.section.entry) : 'The section';
  };

  function say(groups: PlacedRows, key: number) {
    const found = findSection(groups, key);
    const group = groups.find(({ position }) => position === found?.position);
    if (!found || !group) return;
    const place = { ...found, rows: group.rows.length, columns: found.line.sections.length };
    announce(spotWords(sectionName(found.section.entry), place));
  }

  function move(key: number, to: Spot) {
    const next = moveSection(rows, key, to);
    draft.change(next);
    select(key);
    say(next, key);
  }

  function insert(entry: PageSection, to: Spot | undefined = spotAfter(rows, selected)) {
    if (!to) return;
    if (!showsSection(to.position, entry.section_type)) {
      notifyError(`${kindName(entry)} can’t be added here: this position doesn’t show it.`);
      return;
    }
    const section = place(entry);
    const next = insertSections(rows, to, [section]);
    draft.change(next);
    select(section.key);
    say(next, section.key);
  }

  function remove(key: number) {
    const all = allSections(rows);
    const at = all.findIndex((one) => one.key === key);
    const name = nameOf(key);
    draft.change(removeSection(rows, key));
    select((all[at + 1] ?? all[at - 1])?.key);
    notify(`${name} is deleted`, { label: 'Undo', onPress: draft.undo });
  }

  return {
    selected,
    select,
    move,
    insert,
    remove,
    step(key: number, step: Step) {
      const to = stepFrom(rows, key, step);
      if (to) move(key, to);
      else announce(`${nameOf(key)} ${EDGE[step]}`);
    },
    change: (key: number, entry: PageSection) =>
      draft.change(changeEntry(rows, key, entry), `section ${key}`),
    duplicate(key: number) {
      const { groups, copy } = duplicateSection(rows, key);
      draft.change(groups);
      select(copy);
      announce(`${nameOf(key)} is duplicated`);
    },
    hide(key: number) {
      const found = findSection(rows, key);
      if (!found) return;
      const { line } = found;
      draft.change(hideRow(rows, line.key, !line.isHidden));
      const what = line.sections.length > 1 ? 'The row' : nameOf(key);
      announce(line.isHidden ? `${what} is shown again` : `${what} is hidden from visitors`);
    },
    copy(key: number) {
      const found = findSection(rows, key);
      if (found && keepCopied(found.section.entry))
        notify(`${nameOf(key)} is copied. Paste it here or on another page.`);
      else notifyError('Your browser does not let us copy.');
    },
    paste() {
      const copied = readCopied();
      if (copied) insert(copied);
      else notifyError('No section was copied.');
    },
  };
}

export type SectionActions = ReturnType<typeof useSectionActions>;
