import { CloudOff } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { ListState } from './list-states.tsx';

type Props = {
  /** "The orders did not load" */
  title: string;
  /** Why, in the words of the error. */
  text: string;
  query: { isFetching: boolean; refetch: () => unknown };
  heading?: 'h1' | 'h2';
};

/** Something that did not load, why, and a button to try again. */
export function NotLoaded({ title, text, query: { isFetching, refetch }, heading = 'h2' }: Props) {
  return (
    <ListState
      heading={heading}
      icon={CloudOff}
      look="bad"
      title={title}
      text={text}
      actions={
        <Button size={40} busy={isFetching && 'Trying'} onClick={() => refetch()}>
          Try now
        </Button>
      }
    />
  );
}
