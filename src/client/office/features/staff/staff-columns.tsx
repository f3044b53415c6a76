import type { StaffMember } from '#contract/staff.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { rightsWords, storesWords, type GivenRights } from './grant-words.ts';
import { RowButton } from './row-button.tsx';
import type { StoreName } from './staff.api.ts';

export interface StaffActions {
  onChange: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
}

const POST_WORDS = { administrator: 'Administrator', owner: 'Owner', staff: 'Staff' };

const mayWords = (member: StaffMember) => (member.post === 'staff' ? rightsWords(member) : 'Everything');

const sinceWords = ({ since }: StaffMember) => (since === null ? '' : longDateWords(new Date(since)));

export const staffColumns = (stores: readonly StoreName[], actions: StaffActions): Column<StaffMember>[] => [
  {
    key: 'name',
    head: 'Name',
    track: ['1fr', '1fr', '1.15fr'],
    cell: (member) => <NameCell member={member} />,
  },
  {
    key: 'may',
    head: 'May do',
    track: ['1.1fr', '1.1fr', '1.4fr'],
    cell: (member) => <PermissionsCell words={mayWords(member)} given={member} stores={stores} />,
  },
  ...(stores.length > 0 ? [storesColumn<StaffMember>(stores)] : []),
  {
    key: 'since',
    head: 'Since',
    track: 118,
    from: 1200,
    cell: sinceWords,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: 196,
    className: 'flex justify-end gap-2 text-right',
    cell: (member) => <Actions member={member} actions={actions} />,
  },
];

export const storesColumn = <R extends GivenRights>(stores: readonly StoreName[]): Column<R> => ({
  key: 'stores',
  head: 'Stores',
  track: '0.9fr',
  from: 1200,
  cell: (given) => storesWords(given, stores),
});

/** The permissions of a staff member. Where no column shows the stores, they are shown below. */
export function PermissionsCell({
  words,
  given,
  stores,
}: {
  words: string;
  given: GivenRights;
  stores: readonly StoreName[];
}) {
  return (
    <>
      <span className="block">{words}</span>
      {stores.length > 0 && (
        <span className="block text-caption text-muted w1200:hidden">{storesWords(given, stores)}</span>
      )}
    </>
  );
}

function NameCell({ member: { name, email, post, is_you: isYou } }: { member: StaffMember }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {(post !== 'staff' || isYou) && (
          <Chip look="fact">{isYou ? `${POST_WORDS[post]}, you` : POST_WORDS[post]}</Chip>
        )}
      </span>
      <span className="block text-caption text-muted wrap-anywhere">{email}</span>
    </>
  );
}

/**
 * No buttons for people who cannot be changed here: the head of the office, oneself, and people with more
 * permissions.
 */
function Actions({ member, actions }: { member: StaffMember; actions: StaffActions }) {
  if (!member.can_change) return null;
  return (
    <>
      <RowButton isNext name={`Change what ${member.name} may do`} onPress={() => actions.onChange(member)}>
        Change
      </RowButton>
      <RowButton isHard name={`Remove ${member.name}`} onPress={() => actions.onRemove(member)}>
        Remove
      </RowButton>
    </>
  );
}

type CardProps = { member: StaffMember; stores: readonly StoreName[]; actions: StaffActions };

/** A member on a phone. */
export function StaffCard({ member, stores, actions }: CardProps) {
  const since = sinceWords(member);
  return (
    <>
      <NameCell member={member} />
      <p className="mt-2 text-label">{mayWords(member)}</p>
      <p className="text-small text-muted">
        {[stores.length > 0 && storesWords(member, stores), since && `since ${since}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      {member.can_change && (
        <div className="mt-3 flex gap-2">
          <Actions member={member} actions={actions} />
        </div>
      )}
    </>
  );
}
