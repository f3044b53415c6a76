import { UserRound } from 'lucide-react';
import { ASSIGNEE_FILTERS, readAssigneeFilter, type AssigneeFilter } from '#rules/office/assignees.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { ListState } from '../../ui/list-states.tsx';

const WORDS: Record<AssigneeFilter, string> = { me: 'Me', nobody: 'Nobody' };

type Props = {
  chosen: AssigneeFilter | undefined;
  onChoose: (chosen: AssigneeFilter | undefined) => void;
};

/** Filters a list by who looks after its rows. */
export function AssigneeSelect({ chosen, onChoose }: Props) {
  return (
    <InlineSelect
      label="Assigned to"
      className="w1280:h-9!"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(readAssigneeFilter(target.value))}
      choices={[
        { value: '', label: 'Anybody' },
        ...ASSIGNEE_FILTERS.map((key) => ({ value: key, label: WORDS[key] })),
      ]}
    />
  );
}

const NOBODYS: Record<AssigneeFilter, string> = {
  me: 'Nothing here is assigned to you',
  nobody: 'Everything here is assigned to somebody',
};

/** The open tab has no rows of the filtered assignee. */
export function NothingAssigned({ who, onDrop }: { who: AssigneeFilter; onDrop: () => void }) {
  return (
    <ListState
      icon={UserRound}
      title={NOBODYS[who]}
      text="Open an order to say who looks after it. Its messages are then theirs too."
      actions={
        <Button size={40} variant="outline" onClick={onDrop}>
          Show everybody’s
        </Button>
      }
    />
  );
}
