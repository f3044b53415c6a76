import type { Policy } from '#contract/catalog.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

export type PolicyDialogProps = { open: boolean; onClose: () => void; policy: Policy | undefined };

export function PolicyDialog({ open, onClose, policy }: PolicyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={policy?.title ?? ''}
      width={560}
      footer={
        <Button variant="outline" onClick={onClose} className="ml-auto">
          Close
        </Button>
      }
    >
      {policy && <RichText html={policy.description} />}
    </Dialog>
  );
}
