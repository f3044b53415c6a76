import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { VariationRow } from './variation-rows-of.ts';
import type { TermLabels } from './variation-words.ts';

const SHOWN = 4;

type Props = {
  /** The value or the option that goes. */
  what: string;
  gone: readonly VariationRow[];
  /** Whether no variation is left. */
  isAll: boolean;
  labels: TermLabels;
  onRemove: () => void;
  onClose: () => void;
};

/** Says which variations go with a value, before it is removed. */
export function RemoveOptionDialog({ what, gone, isAll, labels, onRemove, onClose }: Props) {
  const stock = gone.reduce((sum, { saved }) => sum + (saved?.raw_status ? 0 : (saved?.stock ?? 0)), 0);
  const reserved = gone.reduce((sum, { saved }) => sum + (saved?.reserved_stock ?? 0), 0);
  return (
    <Dialog open onClose={onClose} title={`Remove ${what}?`} width={480}>
      <div className="grid gap-3 pb-5 text-small">
        <p>
          {countOf(gone.length, 'variation')} {gone.length === 1 ? 'leaves' : 'leave'} the product when you
          save:
        </p>
        <ul className="list-disc pl-5 text-secondary">
          {gone.slice(0, SHOWN).map(({ key, saved }) => (
            <li key={key}>{saved?.term_ids.map(labels.labelOf).join(', ')}</li>
          ))}
          {gone.length > SHOWN && <li>and {gone.length - SHOWN} more</li>}
        </ul>
        {stock > 0 && (
          <p>
            {stock} of {gone.length === 1 ? 'it' : 'them'} {stock === 1 ? 'lies' : 'lie'} on the shelf
            {reserved > 0 && `, ${reserved} reserved by open orders`}.
          </p>
        )}
        <p className="text-secondary">
          {isAll
            ? 'What is counted of them becomes the stock of the product. Orders and stock movements keep them. What open orders have reserved has to be sent first.'
            : 'Orders and stock movements keep them. Add the value again, and they come back with their prices, SKUs and stock.'}
        </p>
      </div>
      <DialogActions onClose={onClose} isCancelFocused>
        <Button variant="danger" onClick={onRemove}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
