import { Lock } from 'lucide-react';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { HEADS, useArea } from './area.ts';

export const FORBIDDEN = 403;

type Props = {
  list: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  /** "the orders" */
  what: string;
  /** The permission that opens it, as the page Staff names it. */
  permission: string;
  hasFilters?: boolean;
};

/** A list that did not load, or that this person may not see. */
export function ListFailed({ list, what, permission, hasFilters }: Props) {
  const area = useArea();
  if (list.error?.status === FORBIDDEN) {
    return (
      <ListState
        icon={Lock}
        title={`You can’t see ${what}`}
        text={`Ask ${HEADS[area]} for the permission ${permission}.`}
      />
    );
  }
  return (
    <NotLoaded
      title={`Could not load ${what}`}
      text={`${messageOf(list.error)}${hasFilters ? ' Your filters are kept.' : ''}`}
      query={list}
    />
  );
}
