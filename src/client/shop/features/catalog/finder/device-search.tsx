import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Suggestions } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LONGEST_SEARCH } from '#rules/search/typed-text.ts';
import { countOf } from '#client/lib/format.ts';
import { useRouter } from '#client/lib/router.tsx';
import { announce } from '#client/ui/announce.ts';
import { cx } from '#client/ui/cx.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { useSuggestions } from '../search/search.api.ts';
import { productRow, type SuggestionRow } from '../search/suggestion-rows.ts';
import { optionId, SuggestionList } from '../search/suggestion-list.tsx';
import { FINDER_WORDS, type FinderLine } from './finder-words.ts';

type Props = { line: FinderLine; className?: string };

/** Devices of the line while typing. Enter without a choice searches for the words as they are. */
export function DeviceSearch({ line, className }: Props) {
  const { navigate } = useRouter();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const wanted = typed.trim() !== '';
  const found = useSuggestions(typed, line).data;
  const rows = wanted && isOpen && found ? deviceRows(found.products) : undefined;
  const count = rows?.length;

  useEffect(() => {
    if (count !== undefined) announce(countOf(count, 'device'));
  }, [count, found?.text]);

  function searchFor(text: string) {
    setIsOpen(false);
    navigate(text ? addresses.search(line, text) : addresses.listing(line));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows?.length) {
      event.preventDefault();
      // One position more than rows: Down on the last row goes back to the field.
      const next = ((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && rows?.[active]) {
      event.preventDefault();
      navigate(rows[active].href);
    }
  }

  return (
    <div
      className={cx('relative', className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <SearchField
        label={FINDER_WORDS[line].label}
        placeholder="iPhone 13, Galaxy S22"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={Boolean(count)}
        aria-controls={count ? listId : undefined}
        aria-activedescendant={rows?.[active] ? optionId(active) : undefined}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        onSearch={searchFor}
        onClear={() => setTyped('')}
        className="h-14! bg-paper"
      />
      {rows && found && (
        <div className="absolute inset-x-0 top-full z-10 mt-2 max-h-96 overflow-y-auto rounded-box bg-paper p-2 shadow-overlay">
          {rows.length > 0 ? (
            <SuggestionList
              id={listId}
              groups={[{ title: 'Devices', rows }]}
              active={active}
              onPoint={setActive}
              onChoose={() => setIsOpen(false)}
            />
          ) : (
            <p className="px-3 py-2.5 text-label text-secondary">
              <b className="font-semibold text-ink">We don’t know “{found.text}”.</b> Check the spelling, or
              find it by category and brand below.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** All products are of one line, so the text below a name is only the fault of a repair. */
function deviceRows(products: Suggestions['products']): SuggestionRow[] {
  return products.map((product) => {
    const { below, ...row } = productRow(product);
    return product.fault && below ? { ...row, below } : row;
  });
}
