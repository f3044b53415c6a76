import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { LONGEST_SEARCH, searchedText } from '#rules/search/typed-text.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { useOfferedLines } from '#client/lib/categories.api.ts';
import { useRouter } from '#client/lib/router.tsx';
import { announce } from '#client/ui/announce.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { literalWords } from '../literal-words.ts';
import { unsoldWords } from '../unsold-words.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchStart } from './search-start.tsx';
import { useSuggestions } from './search.api.ts';
import { foundNothing, lineToSearch, suggestionGroups } from './suggestion-groups.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';

type Props = { open: boolean; onClose: () => void };

export function SearchDialog({ open, onClose }: Props) {
  const titleId = useId();
  return (
    <Modal kind="dialog" open={open} onClose={onClose} labelledBy={titleId} width={720}>
      {/* A fixed height, so that the field doesn't move. */}
      <div className="flex h-[min(620px,calc(100dvh-48px))] flex-col">
        <h2 id={titleId} className="sr-only">
          Search
        </h2>
        {open && <SearchBox onClose={onClose} />}
      </div>
    </Modal>
  );
}

function SearchBox({ onClose }: { onClose: () => void }) {
  const { navigate, place } = useRouter();
  const listId = useId();
  // The words that the list shows, selected, to be changed or typed over.
  const searched = place.address?.page === 'listing' ? place.search['q'] : undefined;
  const [typed, setTyped] = useState(() => searchedText(searched ?? ''));
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const wanted = typed.trim() !== '';
  const found = wanted ? suggestions.data : undefined;
  const lines = useOfferedLines();
  const groups = found ? suggestionGroups(found, lines) : [];
  const rows = groups.flatMap((group) => group.rows);
  const shownCount = found && !foundNothing(found) ? rows.length : found && 0;

  const corrected = found?.corrected;
  const here = place.address && 'line' in place.address ? place.address.line : 'buy';

  useEffect(() => {
    if (shownCount === undefined) return;
    const counted = countOf(shownCount, 'suggestion');
    announce(corrected ? `${counted} for ${corrected}` : counted);
  }, [shownCount, found?.text, corrected]);

  function leave() {
    if (wanted) rememberSearch(typed.trim());
    onClose();
  }

  function searchFor(text: string) {
    if (text === '') return;
    rememberSearch(text);
    onClose();
    // Until the answer to exactly this text has come, the other lines are unknown.
    const known = found?.text === text && !suggestions.isPlaceholderData ? found : undefined;
    navigate(addresses.search(lineToSearch(here, known), text));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      // One position more than rows: Down on the last row goes back to the field.
      const next = ((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && rows[active]) {
      event.preventDefault();
      leave();
      navigate(rows[active].href);
    }
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-border p-4">
        <SearchField
          label="Search a device, a fault or a part"
          // Short enough to fit beside the buttons on a narrow phone.
          placeholder="Device, fault or part"
          data-autofocus=""
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? listId : undefined}
          aria-activedescendant={rows[active] ? optionId(active) : undefined}
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
          onSearch={searchFor}
          onClear={() => setTyped('')}
        />
        <IconButton label="Close search" look="plain" size={44} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-4">
        {!wanted && <SearchStart onPick={setTyped} onLeave={onClose} />}
        {wanted && suggestions.isError && (
          <ErrorState
            className="mx-2"
            heading="h3"
            title="Suggestions did not load"
            text={messageOf(suggestions.error)}
            busy={suggestions.isFetching}
            onRetry={() => void suggestions.refetch()}
          />
        )}
        {wanted && suggestions.isPending && <Waiting />}
        {found && foundNothing(found) && !found.unsold && (
          <p className="px-3 pb-5 text-label text-secondary">
            <b className="font-semibold text-ink">Nothing matches “{found.text}” yet.</b> Check the spelling,
            or look through one of the lines.
          </p>
        )}
        {found?.unsold && (
          <p className="px-3 pb-4 text-label text-secondary">
            <b className="font-semibold text-ink">
              {unsoldWords(found.line ?? 'buy', found.unsold, found.totals)}
            </b>
            {found.products.some(({ near }) => near) && ' These come nearest.'}
          </p>
        )}
        {found?.corrected && (
          <p className="px-3 pb-4 text-label text-secondary">
            Showing what matches <b className="font-semibold text-ink">{found.corrected}</b>.{' '}
            <Anchor
              href={addresses.search(here, found.text, true)}
              onClick={leave}
              className="rounded-badge font-medium text-ink underline decoration-outline underline-offset-4 hover:decoration-current"
            >
              {literalWords(found.text)}
            </Anchor>
          </p>
        )}
        {found && (
          <SuggestionList id={listId} groups={groups} active={active} onPoint={setActive} onChoose={leave} />
        )}
      </div>
      <p className="hidden shrink-0 gap-5 border-t border-border px-5 py-2.5 text-caption text-muted w960:pointer-fine:flex">
        <span>↑ ↓ to choose</span>
        <span>Enter to open</span>
        <span>Esc to close</span>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-1">
      <SkeletonLine text="text-caption px-3" width="w-16" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex min-h-14 items-center gap-3 px-3">
          <Skeleton className="size-12 rounded-control" />
          <SkeletonLine text="text-label flex-1" width="w-1/2" />
        </div>
      ))}
    </div>
  );
}
