import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { sendImport } from './imports.api.ts';

type Props = { onSent: (sent: ProductImport) => void };

/** Takes a CSV file that is chosen or dropped, and sends it to be checked. */
export function ImportFile({ onSent }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File | undefined) {
    if (!file || share !== undefined) return;
    setProblem(undefined);
    setShare(0);
    try {
      onSent(await sendImport(file, setShare));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setShare(undefined);
    }
  }

  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void send(event.dataTransfer.files[0]);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed px-5 py-10 text-center',
        isOver ? 'border-buy bg-buy-tint' : 'border-control bg-paper',
      )}
    >
      <FileUp size={26} aria-hidden="true" className="text-secondary" />
      <p className="max-w-110 text-secondary">
        The file is checked first. You see what it would change before anything is changed.
      </p>
      <Button
        size={40}
        variant="buy"
        className="max-w1280:h-11"
        busy={share !== undefined && (share < 1 ? `Sending ${Math.round(share * 100)} %` : 'Reading')}
        onClick={() => picker.current?.click()}
      >
        Choose a CSV file
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        aria-label="CSV file of products"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same file may be chosen once more, after it was corrected.
          target.value = '';
        }}
      />
      <p className="text-small text-muted max-w768:hidden">or drop it here, up to 20 MB and 50,000 rows</p>
      {problem && (
        <p role="alert" className="max-w-130 rounded-control bg-danger-tint px-4 py-3 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
