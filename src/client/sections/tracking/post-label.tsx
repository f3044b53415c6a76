import { Printer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { QrCode } from './qr-code.tsx';
import { code39 } from './code39.ts';

type Props = {
  /** Printed as barcode and in letters: it identifies the parcel at the bench. */
  number: string;
  to: readonly string[];
};

/** The label of a parcel. Printing prints it alone. */
export function PostLabel({ number, to }: Props) {
  const code = code39(number);
  const print = () => {
    document.documentElement.classList.add('prints-label');
    window.print();
    document.documentElement.classList.remove('prints-label');
  };
  return (
    <div className="grid gap-4">
      <div className="printed-label grid max-w-93 gap-4 rounded-box border border-ink bg-paper p-5">
        <div>
          <p className="text-caption text-muted">To</p>
          <p className="text-name">
            {to.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        {code && (
          <svg
            viewBox={`0 0 ${code.width} 40`}
            preserveAspectRatio="none"
            className="h-16 w-full"
            role="img"
            aria-label={`Barcode of ${number}`}
          >
            {code.bars.map(({ x, width }) => (
              <rect key={x} x={x} width={width} height="40" />
            ))}
          </svg>
        )}
        <p className="text-center text-name tracking-widest tabular-nums">{number}</p>
        <QrCode number={number} />
      </div>
      <ol className="grid list-decimal gap-1 pl-5 text-small text-secondary">
        <li>Remove your accounts and your SIM card, and switch it off.</li>
        <li>Pack it well. Chargers and boxes can stay with you.</li>
        <li>
          Put the label on the parcel. No printer? Write address and number on it, and show this code at the
          counter.
        </li>
      </ol>
      <Button variant="outline" className="justify-self-start" onClick={print}>
        <Printer size={18} />
        Print the label
      </Button>
    </div>
  );
}
