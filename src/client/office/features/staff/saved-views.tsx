import { useRouterState } from '@tanstack/react-router';
import { Bookmark, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SavedView } from '#contract/saved-views.ts';
import { writeColumnKeys } from '#rules/office/list-columns.ts';
import { VIEW_SEARCH, type ViewList } from '#rules/office/saved-views.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { usePressOutside } from '#client/ui/use-press-outside.ts';
import { movable, type Column } from '../../ui/columns.ts';
import { removeView, useSavedViews } from './saved-views.api.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

/** The part of the URL in which a list keeps its page. */
const pageKey = (list: ViewList) => (list === 'log' ? 'after' : 'from');

/** The filters in an address in a fixed order, without the page of the list, and with columns if they are given. */
function filtersOf(searchStr: string, list: ViewList, cols?: string): string {
  const search = new URLSearchParams(searchStr);
  search.delete(pageKey(list));
  if (cols !== undefined) search.set('cols', cols);
  search.sort();
  const filters = search.toString();
  return VIEW_SEARCH.test(filters) ? filters : '';
}

/** In pixels, with the space beside it. Without that room the menu opens to the left. */
const MENU_WIDTH = 304;

type Props = {
  list: ViewList;
  /** The shown columns. */
  columns: readonly Pick<Column<never>, 'key' | 'kind'>[];
  /** Without its word where the tool row is full. */
  isShort?: boolean;
};

/** Filters and columns of a list that a person keeps under a name, to come back to them in one press. */
export function SavedViews({ list, columns, isShort = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAtRight, setIsAtRight] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const views = useSavedViews(list);
  const { pathname, searchStr } = useRouterState({
    select: ({ location }) => ({ pathname: location.pathname, searchStr: location.searchStr }),
    structuralSharing: true,
  });
  const cols = writeColumnKeys(movable(columns).map(({ key }) => key));
  const filters = filtersOf(searchStr, list, cols);
  usePressOutside(root, isOpen, () => setIsOpen(false));
  // A view from before columns could be chosen names none.
  const plain = filtersOf(searchStr, list);
  const shown = views.find(({ search }) => search === filters || search === plain);
  const remove = async (view: SavedView) => {
    try {
      await removeView(view.id);
      notify(`Removed “${view.name}”`);
    } catch (error) {
      notify(messageOf(error));
    }
  };
  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        size={40}
        variant="outline"
        className={cx('max-w1280:h-11 w1280:h-9', isShort && 'max-[1535px]:px-2.5!')}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setIsAtRight(currentTarget.getBoundingClientRect().left + MENU_WIDTH > innerWidth);
          setIsOpen(!isOpen);
        }}
      >
        <Bookmark size={16} fill={shown ? 'currentColor' : 'none'} />
        <span className={cx('max-w-40 truncate', isShort && 'max-[1535px]:sr-only')}>
          {shown?.name ?? 'Views'}
        </span>
      </Button>
      {isOpen && (
        <div
          className={cx(
            'absolute top-full z-20 mt-2 w-72 rounded-box border border-border bg-paper p-1.5 shadow-overlay',
            isAtRight ? 'right-0' : 'left-0',
          )}
        >
          {views.length === 0 && (
            <p className="px-3 py-2 text-caption text-secondary">
              Filter the list as you need it every day, and save it here under a name.
            </p>
          )}
          <ul className="max-h-80 overflow-y-auto">
            {views.map((view) => (
              <li key={view.id} className="flex items-center rounded-control hover:bg-grey-1">
                <Anchor
                  href={view.search ? `${pathname}?${view.search}` : pathname}
                  aria-current={view === shown ? 'true' : undefined}
                  className={cx(
                    'flex min-h-11 min-w-0 flex-1 items-center px-3 w1024:min-h-9',
                    view === shown && 'font-semibold',
                  )}
                  onClick={() => setIsOpen(false)}
                >
                  <span className="truncate">{view.name}</span>
                </Anchor>
                <IconButton
                  label={`Remove ${view.name}`}
                  size={40}
                  className="border-0!"
                  onClick={() => void remove(view)}
                >
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          <hr className="-mx-1.5 my-1.5 border-border" />
          <button
            type="button"
            className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-grey-1 w1024:min-h-9"
            onClick={() => {
              setIsOpen(false);
              setIsNaming(true);
            }}
          >
            Save this view
          </button>
        </div>
      )}
      {isNaming && (
        <SaveViewDialog
          list={list}
          search={filters}
          name={shown?.name ?? ''}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}
