import { CloudOff, Lock, PackageSearch } from 'lucide-react';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ListState } from '../ui/list-states.tsx';
import { HEADS, useArea } from './area.ts';
import { FORBIDDEN } from './list-failed.tsx';

type Props = {
  record: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  /** 'order' */
  one: string;
  /** The request of a person without the permission: 'to let you handle orders'. */
  ask: string;
  /** The list of all such records. */
  href: string;
};

const NOT_FOUND = 404;

/** A record that is not there, that this person may not see, or that did not load. */
export function RecordFailed({ record: { error, isFetching, refetch }, one, ask, href }: Props) {
  const area = useArea();
  const toAll = (
    <ButtonLink size={40} variant="outline" href={href}>
      All {one}s
    </ButtonLink>
  );
  const shared = { heading: 'h1', actions: toAll } as const;
  return (
    <div className="rounded-card border border-border bg-paper">
      {error?.status === NOT_FOUND ? (
        <ListState
          {...shared}
          icon={PackageSearch}
          title={`There is no such ${one}`}
          text={`Look at its number again. What belongs to another business, or to a store that you don’t work for, is not shown here.`}
        />
      ) : error?.status === FORBIDDEN ? (
        <ListState
          {...shared}
          icon={Lock}
          title={`This ${one} is not open to you`}
          text={`Ask ${HEADS[area]} ${ask}.`}
        />
      ) : (
        <ListState
          {...shared}
          look="bad"
          icon={CloudOff}
          title={`The ${one} did not load`}
          text={messageOf(error)}
          actions={
            <>
              <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
                Try now
              </Button>
              {toAll}
            </>
          }
        />
      )}
    </div>
  );
}
