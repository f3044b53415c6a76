import { useEffect, useMemo, useState } from 'react';
import type { SharedSection } from '#contract/pages-office-shapes.ts';
import type { Section } from '#contract/sections/registry.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { PlacedRows } from '../placed.ts';
import type { SectionErrors } from '../save-errors.ts';
import { fillShared } from './fill-shared.ts';
import { learnShared, refreshShared, saveShared, useSharedSections } from './shared.api.ts';
import { pagesWords } from './shared-words.ts';

/** A shared section that was changed and not saved. */
interface SharedEdit {
  /** The version that it was changed on. */
  version: number;
  title: string;
  section: Section;
}

const KEPT = { name: 'shared sections' };
const NO_ERRORS: SectionErrors = {};
const NO_SECTIONS: readonly SharedSection[] = [];

/** Shared sections while a version of a page's draft is built on: changed on the canvas first, and for all pages once they are saved. */
export function useShared(rows: PlacedRows, version: number) {
  const list = useSharedSections();
  const sections = list.data ?? NO_SECTIONS;
  const [edits, setEdits] = useState(() => readKept<Record<string, SharedEdit>>(KEPT));
  const [busyId, setBusyId] = useState<number>();
  const [failed, setFailed] = useState<{ id: number; message: string; errors: SectionErrors }>();
  /** Somebody else has saved the same section in between. */
  const [theirs, setTheirs] = useState<SharedSection>();

  useEffect(() => {
    if (Object.keys(edits).length === 0) forget(KEPT);
    else keep(KEPT, edits);
  }, [edits]);

  const shown = useMemo(
    () =>
      fillShared(rows, (id) => edits[id]?.section ?? sections.find((section) => section.id === id)?.section),
    [rows, edits, sections],
  );

  // Where sections are used follows what was saved and published.
  useEffect(() => refreshShared(), [version]);

  const drop = (id: number) => {
    setEdits(({ [id]: _dropped, ...others }) => others);
    setFailed(undefined);
  };
  const edit = (section: SharedSection, change: Partial<Pick<SharedEdit, 'title' | 'section'>>) =>
    setEdits((all) => {
      const { version, title, section: content } = all[section.id] ?? section;
      return { ...all, [section.id]: { version, title, section: content, ...change } };
    });

  async function save(id: number, onto?: number): Promise<void> {
    const changed = edits[id];
    if (!changed || busyId !== undefined) return;
    setBusyId(id);
    setFailed(undefined);
    try {
      const saved = await saveShared(id, { ...changed, version: onto ?? changed.version });
      drop(id);
      notify(`${saved.title} is changed on ${pagesWords(saved)}`);
    } catch (error) {
      const { now, fields = {} } = error instanceof ApiError ? error : {};
      if (now) setTheirs(now as unknown as SharedSection);
      else setFailed({ id, message: messageOf(error), errors: ofSection(fields) });
    } finally {
      setBusyId(undefined);
    }
  }

  return {
    list,
    sections,
    shown,
    edit,
    save,
    drop,
    /** The first one that is not saved. */
    unsaved: sections.find(({ id }) => edits[id]),
    editOf: (id: number): SharedEdit | undefined => edits[id],
    isBusy: busyId !== undefined,
    failureOf: (id: number) => (failed?.id === id ? failed.message : undefined),
    errorsOf: (id: number) => (failed?.id === id ? failed.errors : NO_ERRORS),
    theirs,
    keepMine: () => {
      if (!theirs) return;
      setTheirs(undefined);
      void save(theirs.id, theirs.version);
    },
    takeTheirs: () => {
      if (!theirs) return;
      learnShared(theirs);
      drop(theirs.id);
      setTheirs(undefined);
    },
  };
}

export type Shared = ReturnType<typeof useShared>;

/** 'section.image_items.0.title' as the form names it; the title of the shared section itself as 'shared title'. */
function ofSection(fields: Readonly<Record<string, string>>): SectionErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      path === 'title' ? SHARED_TITLE : path.replace(/^section\.?/, ''),
      message,
    ]),
  );
}

/** The name of the field for a shared section's own title, beside the fields of its content. */
export const SHARED_TITLE = 'shared title';
