import type { StaffInvitation } from '#contract/staff.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { rightsWords, storesWords } from './grant-words.ts';
import { RowButton } from './row-button.tsx';
import { PermissionsCell, storesColumn } from './staff-columns.tsx';
import type { StoreName } from './staff.api.ts';

export interface InvitationActions {
  onResend: (invitation: StaffInvitation) => void;
  onWithdraw: (invitation: StaffInvitation) => void;
}

export const invitationColumns = (
  stores: readonly StoreName[],
  actions: InvitationActions,
): Column<StaffInvitation>[] => [
  {
    key: 'email',
    head: 'Email',
    track: ['1fr', '1fr', '1.15fr'],
    cell: ({ email, invited_by: by }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{email}</span>
        <span className="block text-caption text-muted">Invited by {by}</span>
      </>
    ),
  },
  {
    key: 'may',
    head: 'Will be allowed to',
    track: ['1.1fr', '1.1fr', '1.4fr'],
    cell: (one) => (
      <>
        <PermissionsCell words={rightsWords(one)} given={one} stores={stores} />
        <span className="block w1200:hidden">
          <InvitationState invitation={one} />
        </span>
      </>
    ),
  },
  ...(stores.length > 0 ? [storesColumn<StaffInvitation>(stores)] : []),
  {
    key: 'link',
    head: 'Link',
    track: 118,
    from: 1200,
    cell: (one) => <InvitationState invitation={one} />,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: 196,
    className: 'flex justify-end gap-2 text-right',
    cell: (one) => <Actions invitation={one} actions={actions} />,
  },
];

function InvitationState({ invitation }: { invitation: StaffInvitation }) {
  const until = longDateWords(new Date(invitation.expires_at));
  if (invitation.is_over) return <Chip look="decide">Too old</Chip>;
  return <span className="text-caption text-muted">works until {until}</span>;
}

type ActionsProps = { invitation: StaffInvitation; actions: InvitationActions };

function Actions({ invitation, actions }: ActionsProps) {
  return (
    <>
      <RowButton
        isNext
        name={`Send again to ${invitation.email}`}
        onPress={() => actions.onResend(invitation)}
      >
        Send again
      </RowButton>
      <RowButton
        isHard
        name={`Withdraw the invitation of ${invitation.email}`}
        onPress={() => actions.onWithdraw(invitation)}
      >
        Withdraw
      </RowButton>
    </>
  );
}

/** An invitation on a phone. */
export function InvitationCard({
  invitation,
  stores,
  actions,
}: ActionsProps & { stores: readonly StoreName[] }) {
  return (
    <>
      <p className="text-label font-semibold wrap-anywhere">{invitation.email}</p>
      <p className="text-small text-muted">Invited by {invitation.invited_by}</p>
      <p className="mt-2 text-label">{rightsWords(invitation)}</p>
      {stores.length > 0 && <p className="text-small text-muted">{storesWords(invitation, stores)}</p>}
      <p className="mt-1">
        <InvitationState invitation={invitation} />
      </p>
      <div className="mt-3 flex gap-2">
        <Actions invitation={invitation} actions={actions} />
      </div>
    </>
  );
}
