import { CloudOff, Lock } from 'lucide-react';
import { type ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ListState } from '../ui/list-states.tsx';
import { HEADS, useArea } from './area.ts';

export const FORBIDDEN = 403;

type Props = {
  list: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  /** "the orders" */
  what: string;
  /** What opens it, as the page Staff names it. */
  permission: string;
  hasFilters?: boolean;
};

/** A list that did not load, or that this person may not see. */
export function ListFailed({ list: { error, isFetching, refetch }, what, permission, hasFilters }: Props) {
  const area = useArea();
  if (error?.status === FORBIDDEN) {
    return (
      <ListState
        icon={Lock}
        title={`You can’t see ${what}`}
        text={`Ask ${HEADS[area]} for the permission ${permission}.`}
      />
    );
  }
  return (
    <ListState
      icon={CloudOff}
      look="bad"
      title={`Could not load ${what}`}
      text={`${messageOf(error)}${hasFilters ? ' Your filters are kept.' : ''}`}
      actions={
        <Button size={40} busy={isFetching && 'Trying'} onClick={() => refetch()}>
          Try now
        </Button>
      }
    />
  );
}
