import { useEffect, useState } from 'react';
import type { OfficePage, PageDraft, PageRow } from '#contract/pages-office-shapes.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { begin, put, redo, undo, type History } from './history.ts';
import { placedRows, rowsToSave, type PlacedRows } from './placed.ts';
import { useAutosave } from './use-autosave.ts';

interface Kept {
  rows: PageRow[];
  /** The version that they were changed on. */
  version: number;
}

const nameOf = (key: string) => `page ${key}`;

/** The rows of a page that are being changed: with undo, saved by themselves, and kept over a reload. */
export function useDraft({ key, positions }: OfficePage, read: PageDraft) {
  const [start] = useState(() => {
    const saved = placedRows(read.rows, positions);
    const { rows, version } = readKept<Kept>({ name: nameOf(key) });
    return rows && version !== undefined
      ? { saved, now: placedRows(rows, positions), version }
      : { saved, now: saved, version: read.version };
  });
  const [history, setHistory] = useState<History<PlacedRows>>(() => begin(start.now));
  const [saved, setSaved] = useState(start.saved);
  const [draft, setDraft] = useState<PageDraft>({ ...read, version: start.version });
  const rows = history.now;
  const saving = useAutosave({
    pageKey: key,
    rows,
    saved,
    version: draft.version,
    onSaved: (next, sent) => {
      setDraft(next);
      setSaved(sent);
    },
  });

  useEffect(() => {
    const name = nameOf(key);
    if (rows === saved) forget({ name });
    else keep<Kept>({ name }, { rows: rowsToSave(rows), version: draft.version });
  }, [key, rows, saved, draft.version]);

  /** Shows a draft that the server made, such as a restored revision. It can be undone. */
  function take(next: PageDraft) {
    const taken = placedRows(next.rows, positions);
    setDraft(next);
    setSaved(taken);
    setHistory((before) => put(before, taken, Date.now()));
  }

  return {
    rows,
    draft,
    saving,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** `what` names the field, so that typing in it is one step. */
    change: (next: PlacedRows, what?: string) => setHistory((before) => put(before, next, Date.now(), what)),
    take,
    /** After a publication the rows are the same, and what is live has changed. */
    learn: setDraft,
    /** The other person's draft becomes a step before, which undo brings back. */
    keepMine: () => {
      const { theirs } = saving;
      if (!theirs) return;
      const before = placedRows(theirs.rows, positions);
      setHistory((all) => ({ ...all, past: [...all.past, before], future: [] }));
      void saving.keepMine();
    },
    takeTheirs: () => {
      if (saving.theirs) take(saving.theirs);
      saving.dropMine();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
