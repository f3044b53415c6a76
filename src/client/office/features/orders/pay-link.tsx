import { Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';

/** The link to pay that the person was mailed, to send it in another way as well. */
export function PayLink({ path }: { path: string }) {
  const link = new URL(path, globalThis.location.href).href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      notify('The link is copied');
    } catch {
      notifyError('The link could not be copied. Please select it instead.');
    }
  }
  return (
    <div className="mt-3 rounded-box bg-grey-1 p-3">
      <p className="text-caption text-muted">The link to pay. It was mailed, and works until it is paid.</p>
      <p className="mt-1 text-caption wrap-anywhere select-all">{link}</p>
      <Button size={40} variant="outline" className="mt-2" onClick={() => void copy()}>
        <Copy size={16} />
        Copy the link
      </Button>
    </div>
  );
}
