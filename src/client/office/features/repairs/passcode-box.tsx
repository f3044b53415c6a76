import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { Box } from '../../ui/box.tsx';
import { readPasscode } from './repairs.api.ts';

/** It is not left on the screen of a bench. */
const SHOWN_MS = 30_000;

/** The passcode of a device: shown for a moment, and only on request. */
export function PasscodeBox({ number }: { number: string }) {
  const [passcode, setPasscode] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (passcode === undefined) return undefined;
    const timer = setTimeout(() => setPasscode(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [passcode]);

  async function read() {
    setIsBusy(true);
    try {
      setPasscode(await readPasscode(number));
    } catch (error) {
      notifyError(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Box title="Passcode">
      {passcode === undefined ? (
        <Button
          size={40}
          variant="outline"
          className="max-w1280:h-11"
          busy={isBusy && 'Opening'}
          onClick={() => void read()}
        >
          <KeyRound size={16} /> Show the passcode
        </Button>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-[1.25rem] leading-7 font-semibold tracking-wider wrap-anywhere">
            {passcode}
          </output>
          <Button size={40} variant="text" onClick={() => setPasscode(undefined)}>
            Hide
          </Button>
        </div>
      )}
      <p className="mt-2 text-caption text-muted">
        The log keeps who looked at it. It is erased when the ticket is closed.
      </p>
    </Box>
  );
}
