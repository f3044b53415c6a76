import { useState } from 'react';
import type { Good } from '#contract/counter-orders.ts';
import { MOST_GOODS } from '#rules/orders/counter-order.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Finder, useFinder } from '../../../ui/finder.tsx';
import { useGoods } from './new-order.api.ts';

type Props = {
  /** Only goods of this vendor, once the order has something of them. */
  businessId: number | undefined;
  showsVendor: boolean;
  onPick: (good: Good) => void;
};

/** How many are shown at first, and how many more at each press. */
const STEP = 20;

/** Finds goods that are for sale. */
export function GoodsFinder({ businessId, showsVendor, onPick }: Props) {
  const words = useFinder();
  const [more, setMore] = useState({ of: '', most: STEP });
  const most = more.of === words.q ? more.most : STEP;
  const { data, error, isPlaceholderData: isOld } = useGoods(words.q, businessId, most);
  const showMore = () => setMore({ of: words.q, most: Math.min(MOST_GOODS, most + STEP) });
  return (
    <Finder<Good>
      label="Find a product"
      listName="Found products"
      nothing="Nothing that is for sale matches"
      words={words}
      found={data?.data}
      problem={error ? messageOf(error) : undefined}
      isOld={isOld}
      keyOf={(good) => `${good.product_id}/${good.variation_id}`}
      skuOf={({ sku }) => sku}
      mayPick={({ available }) => available !== 0}
      row={(good) => <FoundGood good={good} showsVendor={showsVendor} />}
      onMore={data?.has_more && most < MOST_GOODS ? showMore : undefined}
      onPick={onPick}
    />
  );
}

function FoundGood({ good, showsVendor }: { good: Good; showsVendor: boolean }) {
  const { name, choice, sku, image, price, available, business } = good;
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-box bg-grey-1">
        <Picture name={image} alt="" sizes="36px" fallback="item" className="size-9" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-small font-semibold">{name}</span>
        <span className="block text-caption text-muted">
          {[choice, sku, showsVendor && business.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-right text-small tabular-nums">
        <span className="block font-semibold">{sumWords(price)}</span>
        <span className="block text-caption text-muted">
          {available === 0 ? 'Sold out' : available === null ? 'In stock' : `${available} left`}
        </span>
      </span>
    </>
  );
}
