import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import type { Colleague } from '#contract/assignees-office.ts';
import type { Person } from '#rules/office/assignees.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { assign, useColleagues } from './assignees.api.ts';

type Props = { number: string; assignee: Person | null };

/**
 * The staff member who looks after an order and answers its buyer: shows and changes the assignee, or takes
 * the order over in one press.
 */
export function AssigneeField({ number, assignee }: Props) {
  const people = useColleagues(number);
  const [wanted, setWanted] = useState<{ to: Person | null }>();
  const shown = wanted ? wanted.to : assignee;
  const you = people?.find(({ is_you: isYou }) => isYou);

  async function give(to: Colleague | null) {
    setWanted({ to });
    try {
      await assign(number, to, assignee);
      notify(
        to === null
          ? 'Nobody has this order now.'
          : `${to.is_you ? 'You have' : `${to.name} has`} this order now.`,
      );
    } catch (error) {
      notifyError(messageOf(error));
    }
    setWanted(undefined);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <InlineSelect
        label="Assigned to"
        className="max-w-full bg-paper w1280:h-9!"
        value={shown?.id ?? ''}
        disabled={!people || wanted !== undefined}
        onChange={({ target }) => void give(people?.find(({ id }) => String(id) === target.value) ?? null)}
        choices={[{ value: '', label: 'Nobody' }, ...choicesOf(people ?? [], shown)]}
      />
      {you && you.id !== shown?.id && (
        <Button
          variant="text"
          size={40}
          className="px-3 max-w1280:h-11"
          disabled={wanted !== undefined}
          onClick={() => void give(you)}
        >
          <UserRoundCheck size={18} />
          Assign to me
        </Button>
      )}
    </div>
  );
}

/** The assignee is named, also while the others load. */
function choicesOf(people: readonly Colleague[], shown: Person | null) {
  const known = people.map(({ id, name, is_you: isYou, is_site: isSite }) => ({
    value: String(id),
    label: isYou ? `${name} (you)` : isSite ? `${name} (the site)` : name,
  }));
  const isMissing = shown !== null && people.every(({ id }) => id !== shown.id);
  return isMissing ? [{ value: String(shown.id), label: shown.name }, ...known] : known;
}
