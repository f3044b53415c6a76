import type { Store } from '#contract/stores.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { openingWords } from '#client/lib/opening-words.ts';
import { StoreNumber } from './store-number.tsx';
import { cx } from '#client/ui/cx.ts';

type Props = {
  store: Store;
  /** Its number in the list, which is also on its pin. */
  number: number;
  now: WallClock;
  isSelected: boolean;
  onSelect: () => void;
};

/** A store in the list beside the map. Pressing it shows it on the map. */
export function StoreLine({ store, number, now, isSelected, onSelect }: Props) {
  const { isOpen, words } = openingWords(store, now);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={cx(
        'flex w-full gap-3 rounded-card border p-4 text-left transition-colors focus-visible:outline-offset-0',
        isSelected ? 'border-ink bg-grey-1' : 'border-border hover:border-control',
      )}
    >
      <StoreNumber number={number} isSelected={isSelected} />
      <span className="min-w-0">
        <span className="block text-name">{store.business_name}</span>
        <span className="block text-small text-secondary">
          {store.business_address}, <span className="whitespace-nowrap">{store.post_code}</span>
        </span>
        <span className={cx('block text-small', isOpen ? 'font-medium text-sell-text' : 'text-muted')}>
          {words}
        </span>
      </span>
    </button>
  );
}
