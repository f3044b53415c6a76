import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { StaffTracked } from '#contract/orders-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { newKey } from '#client/lib/new-key.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { renewLink } from './orders.api.ts';

type Props = Pick<StaffTracked, 'email' | 'link_version'> & { number: string; className: string };

/** For a link that reached another person, for example because the buyer passed it on. It asks first. */
export function RenewLink({ number, email, link_version: version, className }: Props) {
  /** Kept while the dialog is open: a second press after a lost answer is the same request. */
  const [asked, setAsked] = useState<{ version: number; key: string }>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setAsked({ version, key: newKey() })}
      >
        <Link2 size={16} className="text-muted" />
        Renew tracking link
      </button>
      {asked && (
        <EndDialog
          title="Renew the tracking link?"
          text={`The old link stops working, and so do those to what was placed with this order. A new one is mailed to ${email}.`}
          press={{ label: 'Renew link', busy: 'Renewing' }}
          done="The link is renewed and mailed"
          work={() => renewLink(number, asked.version, asked.key)}
          wordsOf={messageOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
