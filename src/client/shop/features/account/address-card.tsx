import { useState } from 'react';
import type { Address } from '#contract/account-profile.ts';
import { api } from '#client/lib/api.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { requests, showAnswer } from './account.api.ts';

const link =
  'rounded-badge py-2 text-small underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11';

type AddressCardProps = { address: Address; onEdit: () => void; onRemoved: () => void };

export function AddressCard({ address, onEdit, onRemoved }: AddressCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const params = { id: address.id };

  async function change(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  const makeDefault = () =>
    change(async () => {
      const body = { ...bodyOf(address), is_default: true };
      showAnswer(requests.addresses, await api('PUT /web/site/account/addresses/{id}', { params, body }));
      notify('This is now your default address');
    });

  const remove = () =>
    change(async () => {
      showAnswer(requests.addresses, await api('DELETE /web/site/account/addresses/{id}', { params }));
      onRemoved();
      notify('Address removed', { label: 'Undo', onPress: () => void putBack(address) });
    });

  const where = [address.line_1, address.line_2, address.town, address.post_code].filter(Boolean);
  return (
    <li className="flex flex-col rounded-card border border-border p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-name wrap-anywhere">{address.name}</span>
        {address.is_default && <Badge kind="condition">Default</Badge>}
      </p>
      <address className="mt-1.5 text-label wrap-anywhere text-secondary not-italic">
        {where.map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
        {address.phone && <span className="mt-1.5 block text-muted">{address.phone}</span>}
      </address>
      <p className="mt-auto flex flex-wrap gap-x-5 pt-3">
        <button type="button" className={link} onClick={onEdit} aria-label={`Edit ${address.line_1}`}>
          Edit
        </button>
        {!address.is_default && (
          <button
            type="button"
            className={link}
            onClick={() => void makeDefault()}
            aria-label={`Make ${address.line_1} the default`}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          className={link}
          onClick={() => void remove()}
          aria-label={`Remove ${address.line_1}`}
        >
          Remove
        </button>
      </p>
    </li>
  );
}

async function putBack(address: Address): Promise<void> {
  try {
    const body = { ...bodyOf(address), is_default: address.is_default };
    showAnswer(requests.addresses, await api('POST /web/site/account/addresses', { body }));
  } catch (error) {
    notifyError(messageOf(error));
  }
}

/** An address as it is sent to be changed or put back. */
function bodyOf({ name, phone, line_1, line_2, town, post_code }: Address) {
  return { name, phone, line_1, line_2, town, post_code };
}
