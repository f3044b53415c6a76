import { addresses } from '#rules/page/addresses.ts';
import { MOST_COMPARED } from '#rules/catalog/comparison.ts';
import { announce } from '#client/ui/announce.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { notifyError } from '#client/ui/toast-store.ts';
import { addCompared, removeCompared, useCompared, type Compared } from './compare-store.ts';

const FULL = `${MOST_COMPARED} products can be compared at a time. Remove one first.`;

/** Adds a product to the comparison, up to four. */
export function CompareToggle({ product }: { product: Compared }) {
  const compared = useCompared();
  const isChosen = compared.some(({ id }) => id === product.id);

  function toggle() {
    if (isChosen) {
      removeCompared(product.id);
      announce(`${product.title} is no longer compared`);
      return;
    }
    const others = compared.map(({ id }) => id);
    if (addCompared(product))
      announce(`${product.title} is compared, ${others.length + 1} of ${MOST_COMPARED}`);
    else notifyError(FULL, { label: 'Compare', href: addresses.compare(others) });
  }

  return (
    <Checkbox
      checked={isChosen}
      onChange={toggle}
      label={
        <span className="text-small">
          Compare<span className="sr-only"> {product.title}</span>
        </span>
      }
    />
  );
}
