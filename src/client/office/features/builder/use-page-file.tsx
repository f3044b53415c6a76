import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { FaultsDialog } from './faults-dialog.tsx';
import { importFaults } from './import-faults.ts';
import { downloadPage, readPageFile, NotAPage } from './page-file.ts';
import { importPage, readDraft } from './pages.api.ts';
import type { PageFile } from '#contract/pages-office-shapes.ts';
import type { Draft } from './use-draft.ts';

const NOT_SAVED = 'Not yet: the last changes of the draft are not saved.';
const WRONG_FILE = 'This file is no page. Choose one that was downloaded from the builder.';

/** The draft as a file, and a draft that came from elsewhere. */
export function usePageFile(key: string, draft: Draft) {
  const field = useRef<HTMLInputElement>(null);
  /** Why the last file was not taken. */
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function upload(file: File) {
    let page: PageFile | undefined;
    try {
      page = await readPageFile(file);
      const version = await draft.saving.settle();
      if (version === undefined) {
        notifyError(NOT_SAVED);
        return;
      }
      draft.take(await importPage(key, version, page));
      notify('The file is the draft now', { label: 'Undo', onPress: draft.undo });
    } catch (error) {
      const found = error instanceof ApiError ? importFaults(page, error.fields) : [];
      if (found.length > 0) setFaults(found);
      else notifyError(error instanceof NotAPage ? WRONG_FILE : messageOf(error));
    }
  }

  return {
    choose: () => field.current?.click(),
    async download() {
      try {
        if ((await draft.saving.settle()) !== undefined) await downloadPage(key);
      } catch (error) {
        notifyError(messageOf(error));
      }
    },
    /** Shows what somebody else has saved. Nothing of one's own is unsaved then. */
    async reload(by: string) {
      try {
        draft.take(await readDraft(key));
        notify(`${by} has saved the page. You see it as it is now.`);
      } catch {
        // The next save will say who was faster.
      }
    },
    refusal: faults.length > 0 && (
      <FaultsDialog
        title="The file was not taken"
        text="The draft is as it was. Put this right in the file, and import it again."
        faults={faults.map((words) => ({ words }))}
        onClose={() => setFaults([])}
      />
    ),
    input: (
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="A page as a file"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
    ),
  };
}
