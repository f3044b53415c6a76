import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { makePreviewLink } from './pages.api.ts';
import { londonWords } from './page-words.ts';

/** A link to the draft, for another device or for somebody without an account. */
export function PreviewDialog({ pageKey, onClose }: { pageKey: string; onClose: () => void }) {
  const [link, setLink] = useState<{ path: string; expires_at: string }>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isHere = true;
    makePreviewLink(pageKey).then(
      (made) => isHere && setLink(made),
      (error: unknown) => isHere && setFailure(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [pageKey]);
  const address = link && new URL(link.path, location.origin).href;
  return (
    <Dialog open onClose={onClose} title="Preview the draft" width={560}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">Everybody who has this link sees the draft, on any device.</p>
        <FormFailure>{failure}</FormFailure>
        <TextField
          label="Link"
          readOnly
          value={address ?? ''}
          hint={link ? `It works until ${londonWords(link.expires_at)}, London time.` : 'Making the link'}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <ModalActions>
        <Button disabled={!address} onClick={() => void (address && copyText('Link', address))}>
          <Copy size={18} /> Copy the link
        </Button>
        {link && (
          <ButtonLink variant="outline" href={link.path} target="_blank" rel="noopener">
            <ExternalLink size={18} /> Open it
          </ButtonLink>
        )}
      </ModalActions>
    </Dialog>
  );
}
