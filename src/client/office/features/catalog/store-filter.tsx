import { InlineSelect } from '#client/ui/select.tsx';
import type { Places } from './stock-places.ts';
import type { StockPlace } from './stock-search.ts';
import { NO_STORE } from './stock-words.ts';

type Props = {
  places: Places;
  shown: StockPlace | undefined;
  /** Whether the units in no store can be chosen. */
  hasNone?: boolean;
  onShow: (store: StockPlace | undefined) => void;
};

/** One store at a time, or everything. A business without stores has nothing to choose. */
export function StoreFilter({ places: { data, has_rest: hasRest }, shown, hasNone = true, onShow }: Props) {
  if (data.length === 0 || (data.length === 1 && !hasRest)) return null;
  return (
    <InlineSelect
      label="Store"
      className="max-w-72 w1280:h-9!"
      value={shown === undefined ? '' : String(shown)}
      onChange={({ target: { value } }) => onShow(value === 'none' ? value : Number(value) || undefined)}
      choices={[
        ...(hasRest ? [{ value: '', label: 'All' }] : []),
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(hasRest && hasNone ? [{ value: 'none', label: NO_STORE }] : []),
      ]}
    />
  );
}
