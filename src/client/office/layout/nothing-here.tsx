import { MapPinOff } from 'lucide-react';
import { officePaths } from '#rules/page/office-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ListState } from '../ui/list-states.tsx';
import { useArea } from './area.ts';

/** An address of the office that leads nowhere, or to a page of another office. */
export function NothingHere() {
  const area = useArea();
  return (
    <div className="rounded-card border border-border bg-paper">
      <ListState
        icon={MapPinOff}
        heading="h1"
        title="There is nothing here"
        text="The address may be wrong, or the page is not part of your office. The menu leads to every page that is."
        actions={
          <ButtonLink size={40} href={officePaths.today(area)}>
            Go to Today
          </ButtonLink>
        }
      />
    </div>
  );
}
