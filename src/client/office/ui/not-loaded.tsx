import { CloudOff } from 'lucide-react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ListState } from './list-states.tsx';

type Props = {
  /** "The orders did not load" */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Follows the message of the error. */
  also?: string;
  heading?: 'h1' | 'h2';
};

/** Something that did not load, why, and a button to try again. */
export function NotLoaded({
  title,
  query: { error, isFetching, refetch },
  also = '',
  heading = 'h2',
}: Props) {
  return (
    <ListState
      heading={heading}
      icon={CloudOff}
      look="bad"
      title={title}
      text={`${messageOf(error)}${also}`}
      actions={
        <Button size={40} busy={isFetching && 'Trying'} onClick={() => refetch()}>
          Try now
        </Button>
      }
    />
  );
}
