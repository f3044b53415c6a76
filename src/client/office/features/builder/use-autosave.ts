import { useEffect, useRef, useState } from 'react';
import type { PageDraft } from '#contract/pages-office-shapes.ts';
import { ApiError, mayRecover, messageOf } from '#client/lib/api-error.ts';
import { saveRows } from './pages.api.ts';
import { rowsToSave, type PlacedRows } from './placed.ts';
import { errorsBySection, type SectionErrors } from './save-errors.ts';

/** So long nobody may change anything before the draft is saved. */
const PAUSE_MS = 800;
const RETRY_MS = 5_000;

type Errors = ReadonlyMap<number, SectionErrors>;
const NO_ERRORS: Errors = new Map();

interface Setup {
  pageKey: string;
  rows: PlacedRows;
  /** The rows as the server has them. */
  saved: PlacedRows;
  version: number;
  onSaved: (draft: PageDraft, sent: PlacedRows) => void;
}

/** Saves the rows a moment after the last change. The same rows are not sent again after they were refused. */
export function useAutosave({ pageKey, rows, saved, version, onSaved }: Setup) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Errors>(NO_ERRORS);
  /** The draft of somebody else who saved in between. */
  const [theirs, setTheirs] = useState<PageDraft>();
  const [refused, setRefused] = useState<PlacedRows>();
  const [retries, setRetries] = useState(0);
  const running = useRef<Promise<number | undefined>>(undefined);
  const isUnsaved = rows !== saved;
  const isWaiting = isUnsaved && !isBusy && !theirs && refused !== rows;

  /** Resolves to the new version; undefined if it was not saved. */
  async function send(sent: PlacedRows, onto: number): Promise<number | undefined> {
    setIsBusy(true);
    try {
      const draft = await saveRows(pageKey, onto, rowsToSave(sent));
      setFailure(undefined);
      setErrors(NO_ERRORS);
      setRefused(undefined);
      onSaved(draft, sent);
      return draft.version;
    } catch (error) {
      const { now, fields = {} } = error instanceof ApiError ? error : {};
      setFailure(messageOf(error));
      if (now) setTheirs(now as unknown as PageDraft);
      else if (mayRecover(error)) setRetries((count) => count + 1);
      else {
        setRefused(sent);
        setErrors(errorsBySection(sent, fields));
      }
      return undefined;
    } finally {
      setIsBusy(false);
      running.current = undefined;
    }
  }

  const save = (sent = rows, onto = version) => (running.current ??= send(sent, onto));

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void save(), failure && retries > 0 ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
    // Each change begins the pause anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, isWaiting, retries]);

  return {
    isUnsaved,
    isBusy,
    failure: isUnsaved ? failure : undefined,
    errors: isUnsaved ? errors : NO_ERRORS,
    theirs,
    /** Saves over the other person's draft. */
    keepMine: () => {
      const onto = theirs?.version ?? version;
      setTheirs(undefined);
      setFailure(undefined);
      return save(rows, onto);
    },
    dropMine: () => {
      setTheirs(undefined);
      setFailure(undefined);
    },
    /** Resolves to the version once the server has everything; undefined if it has not. */
    async settle(): Promise<number | undefined> {
      const sent = await running.current;
      if (!isUnsaved) return sent ?? version;
      return theirs ? undefined : save(rows, sent ?? version);
    },
  };
}
