import type { Shelf } from '#contract/stock-office.ts';
import { MOST_LOW_STOCK } from '#rules/catalog/office-states.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readCount } from './figures.tsx';
import { setLowStock } from './stock.api.ts';

/** From how many on the stock of a product is low. */
export function LowStockForm({ shelf }: { shelf: Shelf }) {
  const form = useForm({
    start: { low: String(shelf.low_stock) },
    errorsOf: ({ low }) => {
      const level = readCount(low);
      if (level === undefined) return { low: 'Type a number, such as 5.' };
      return level > MOST_LOW_STOCK ? { low: `At most ${MOST_LOW_STOCK.toLocaleString('en-GB')}.` } : {};
    },
    async send({ low }) {
      await setLowStock(shelf.product_id, readCount(low) ?? 0);
      notify('Saved');
    },
  });
  return (
    <form {...form.formProps} className="mb-4 rounded-box bg-grey-1 p-4">
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex items-end gap-3">
        <TextField
          {...form.fieldProps('low')}
          label={`Low at${shelf.variation === null ? '' : ', for each variation'}`}
          tall={40}
          inputMode="numeric"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button type="submit" size={40} variant="outline" className="shrink-0" busy={form.isBusy && 'Saving'}>
          Save
        </Button>
      </div>
    </form>
  );
}
