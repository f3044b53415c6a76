import { useNavigate, useRouterState } from '@tanstack/react-router';
import { readColumnKeys, writeColumnKeys, type ColumnList } from '#rules/office/list-columns.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notifyError } from '#client/ui/toast-store.ts';
import { ColumnMenu } from '../../ui/column-menu.tsx';
import { areSame, chooseAnew, chosenColumns, firstKeys, type Column } from '../../ui/columns.ts';
import { keepColumns, useOwnColumns } from './list-columns.api.ts';

/**
 * The columns of a list: those in the URL (of a saved view, or of a colleague's link), else those that this
 * person has stored, else the default ones. A choice goes into the URL, so that a link shows the same. It is
 * also stored for the person, unless the URL had another person's columns.
 * @param isShort the button has no word where the tool row is full
 */
export function useColumns<R>(list: ColumnList, columns: readonly Column<R>[], isShort = false) {
  const go = useNavigate();
  const { own, isPending } = useOwnColumns(list);
  const asked = readColumnKeys(
    useRouterState({ select: ({ location }) => (location.search as Record<string, unknown>)['cols'] }),
  );
  const first = firstKeys(columns);
  const chosen = asked ?? own;
  const isOwn = asked === undefined || areSame(asked, own ?? first);
  const choose = (keys: readonly string[]) => {
    const next = chooseAnew(columns, chosen ?? first, keys);
    const isFirst = areSame(keys, first);
    const cols = isFirst && (isOwn || own === undefined) ? undefined : writeColumnKeys(next);
    void go({
      to: '.',
      search: ((before: Record<string, unknown>) => ({ ...before, cols })) as never,
      replace: true,
      resetScroll: false,
    });
    if (isOwn)
      keepColumns(list, isFirst ? [] : next).catch((error: unknown) => notifyError(messageOf(error)));
  };
  const shown = chosenColumns(columns, chosen);
  return {
    columns: shown,
    /** The kept columns are still being read. */
    isWaiting: isPending && asked === undefined,
    /** The extras that the call must ask for. */
    needs: shown.flatMap(({ needs }) => needs ?? []),
    menu: <ColumnMenu columns={columns} shown={shown} onChoose={choose} isShort={isShort} />,
  };
}
