import { useRef } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { downloadPage, NotAPage, uploadPage } from './page-file.ts';
import { readDraft } from './pages.api.ts';
import type { Draft } from './use-draft.ts';

const WRONG_FILE = 'This file is no page. Choose one that was downloaded from the builder.';

/** The draft as a file, and a draft that came from elsewhere. */
export function usePageFile(key: string, draft: Draft) {
  const field = useRef<HTMLInputElement>(null);

  async function upload(file: File) {
    try {
      const version = await draft.saving.settle();
      if (version === undefined) return;
      draft.take(await uploadPage(key, version, file));
      notify('The file is the draft now', { label: 'Undo', onPress: draft.undo });
    } catch (error) {
      notifyError(error instanceof NotAPage ? WRONG_FILE : messageOf(error));
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
