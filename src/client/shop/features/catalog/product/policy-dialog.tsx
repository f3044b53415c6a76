import { RichText } from '#client/lib/rich-text.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

/** The text of a badge's dialog: a policy's rich text, or plain lines. */
export type PolicyWords = { title: string } & ({ html: string } | { lines: readonly string[] });

export type PolicyDialogProps = { open: boolean; onClose: () => void; policy: PolicyWords | undefined };

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
      {policy && 'html' in policy && <RichText html={policy.html} />}
      {policy && 'lines' in policy && (
        <div className="grid gap-3">
          {policy.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
