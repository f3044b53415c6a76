import type { OwnStore } from '#contract/own-business.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { StoreForm } from '#client/sections/stores/store-form.tsx';
import { changeStore, openStore } from './business.api.ts';

export type StoreDialogProps = {
  open: boolean;
  onClose: () => void;
  /** None: a new store. */
  store: OwnStore | undefined;
};

export function StoreDialog({ open, onClose, store }: StoreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={store ? 'Edit store' : 'Open a store'} width={560}>
      {open && (
        <StoreForm
          store={store}
          send={async (body) => {
            await (store ? changeStore(store.id, body) : openStore(body));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
