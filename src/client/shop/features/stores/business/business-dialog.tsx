import type { OwnBusiness } from '#contract/own-business.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { changeBusiness } from './business.api.ts';
import { BusinessForm } from '#client/sections/stores/business-form.tsx';

export type BusinessDialogProps = { open: boolean; onClose: () => void; business: OwnBusiness };

export function BusinessDialog({ open, onClose, business }: BusinessDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Edit your business" width={560}>
      {open && (
        <BusinessForm
          business={business}
          submit="Save"
          busy="Saving"
          send={async (body) => {
            await changeBusiness(body);
            notify('Business saved');
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
