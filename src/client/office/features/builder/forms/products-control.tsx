import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { queryFor } from '#client/lib/api.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Finder, useFinder } from '../../../ui/finder.tsx';
import type { ControlProps } from './control.ts';
import { PickedList, type Picked } from './picked-list.tsx';
import { idsOf } from './values.ts';

const FOUND = 8;

/** Products as shoppers find them, in the order in which the section shows them. */
export function ProductsControl({ field, value, hint, error, onChange }: ControlProps) {
  const ids = idsOf(value);
  const words = useFinder();
  const picked = useQuery({
    ...queryFor(requests.products({ ids: ids.toSorted((a, b) => a - b), per_page: Math.max(1, ids.length) })),
    // While a product is added, the names of the others stay.
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
  const found = useQuery({
    ...queryFor(requests.products({ is_active_for: '1', q: words.q, per_page: FOUND })),
    select: ({ data }) => data,
    enabled: words.q !== '',
  });
  if (field.kind !== 'products') return null;
  const pickedOf = (id: number): Picked => {
    const product = picked.data?.data.find((one) => one.id === id);
    if (product) return { name: product.title, picture: product.thumbnail ?? product.image };
    const name = `Product no. ${id}`;
    if (!picked.data || picked.isFetching) return { name, picture: null };
    return { name, picture: null, note: 'Shoppers do not see it' };
  };
  return (
    <PickedList
      label={field.label}
      ids={ids}
      most={field.most}
      pickedOf={pickedOf}
      hint={hint}
      error={error}
      onChange={onChange}
      finder={
        <Finder<ProductCard>
          label="Add a product"
          listName="Found products"
          placeholder="A name, such as iPhone"
          nothing="Nothing in the shop matches"
          words={words}
          found={found.data}
          problem={found.error ? messageOf(found.error) : undefined}
          isOld={found.isPlaceholderData}
          keyOf={({ id }) => String(id)}
          skuOf={({ title }) => title}
          mayPick={({ id }) => !ids.includes(id)}
          row={(product) => (
            <>
              <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-badge bg-grey-1">
                <Picture
                  name={product.thumbnail ?? product.image}
                  alt=""
                  sizes="36px"
                  className="size-full"
                />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">{product.title}</span>
              {ids.includes(product.id) && <span className="shrink-0 text-caption">Picked</span>}
            </>
          )}
          onPick={({ id }) => onChange([...ids, id])}
        />
      }
    />
  );
}
