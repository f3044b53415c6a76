import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify('Copied');
    } catch {
      notifyError('They could not be copied. Please write them down.');
    }
  }
  return (
    <div className="grid gap-4">
      <p role="status">
        Done. Each of these codes signs you in once if you don’t have your phone. They are shown only now, so
        keep them somewhere you can reach without it.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-1 rounded-card border border-border p-4 font-mono text-small w500:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onDone}>I have kept them</Button>
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
