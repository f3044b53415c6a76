import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyProof } from '#contract/passkeys.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';

/** Asks the browser to sign with a passkey of the account. */
export function PasskeyButton({ send }: { send: (proof: PasskeyProof) => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function sign() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { signWithPasskey } = await import('#client/lib/passkey.ts');
      await send(await signWithPasskey());
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  }
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <Button variant="outline" busy={isBusy && 'Waiting for the passkey'} onClick={() => void sign()}>
        <KeyRound size={18} />
        Use a passkey
      </Button>
    </>
  );
}
