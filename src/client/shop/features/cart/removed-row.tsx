import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { CartChanges } from './use-cart-changes.ts';
import type { Removed } from './vendor-groups.ts';

/** Shown in place of a removed item, with an undo button until the page is left. */
export function RemovedRow({ removed, changes }: { removed: Removed; changes: CartChanges }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex items-center gap-4 px-4 py-3 text-small w650:px-6">
      <p className="min-w-0 flex-1 text-muted">
        <b className="font-semibold text-ink">{removed.item.product_name}</b> was removed.
      </p>
      <Button
        ref={undo}
        variant="outline"
        size={40}
        busy={changes.isPuttingBack === removed.item.id && 'Putting back'}
        onClick={() => changes.putBack(removed)}
      >
        Undo
        <span className="sr-only"> removing {removed.item.product_name}</span>
      </Button>
    </div>
  );
}
