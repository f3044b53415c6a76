import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StaffInvitation, StaffMember } from '#contract/staff.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { ChangeDialog } from '../features/staff/change-dialog.tsx';
import { EndDialog } from '../ui/end-dialog.tsx';
import { InvitationCard, invitationColumns } from '../features/staff/invitation-columns.tsx';
import { InviteDialog } from '../features/staff/invite-dialog.tsx';
import { StaffCard, staffColumns } from '../features/staff/staff-columns.tsx';
import {
  removeMember,
  resendInvitation,
  useStaff,
  useStoreNames,
  withdrawInvitation,
  type Staff,
} from '../features/staff/staff.api.ts';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';

type Asked =
  | { what: 'invite' }
  | { what: 'change' | 'remove'; member: StaffMember }
  | { what: 'withdraw'; invitation: StaffInvitation };

/** The people who work here, their rights, and open invitations. */
export function StaffPage() {
  useOfficeTitle('Staff');
  const staff = useStaff();
  const [asked, setAsked] = useState<Asked>();
  const isForbidden = staff.error?.status === FORBIDDEN;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Staff</h1>
          <p className="mt-1 text-label text-muted">{staff.data ? figures(staff.data) : '\u00a0'}</p>
        </div>
        {!isForbidden && (
          <Button
            variant="buy"
            size={40}
            className="max-w1280:h-11"
            onClick={() => setAsked({ what: 'invite' })}
          >
            <UserPlus size={18} />
            Invite somebody
          </Button>
        )}
      </div>
      <Lists staff={staff} onAsk={setAsked} />
      <Questions asked={asked} staff={staff.data} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** '3 people work here. 1 invitation is open.' */
function figures({ data, invitations }: Staff): string {
  const people =
    data.length === 1 ? '1 person works here.' : `${countOf(data.length, 'person', 'people')} work here.`;
  if (invitations.length === 0) return people;
  return `${people} ${countOf(invitations.length, 'invitation')} ${invitations.length === 1 ? 'is' : 'are'} open.`;
}

type ListsProps = { staff: ReturnType<typeof useStaff>; onAsk: (asked: Asked) => void };

function Lists({ staff, onAsk }: ListsProps) {
  const stores = useStoreNames();
  const { data: list, error } = staff;
  const members = {
    onChange: (member: StaffMember) => onAsk({ what: 'change', member }),
    onRemove: (member: StaffMember) => onAsk({ what: 'remove', member }),
  };
  const invitations = {
    onResend: (invitation: StaffInvitation) => void resend(invitation),
    onWithdraw: (invitation: StaffInvitation) => onAsk({ what: 'withdraw', invitation }),
  };
  const columns = staffColumns(stores, members);
  if (error && !list) {
    return (
      <Panel name="Staff">
        <ListFailed list={staff} what="the staff" permission="People" />
      </Panel>
    );
  }
  if (!list) {
    return (
      <Panel name="Staff">
        <ListSkeleton columns={columns} hasTicks={false} />
      </Panel>
    );
  }
  const isAlone = list.data.length <= 1 && list.invitations.length === 0;
  return (
    <div className="grid gap-6">
      <Panel name="Staff">
        <DataTable
          name="Staff"
          rows={list.data}
          idOf={({ id }) => String(id)}
          columns={columns}
          card={(member) => <StaffCard member={member} stores={stores} actions={members} />}
          isStale={false}
        />
        {isAlone && (
          <ListState
            icon={UserPlus}
            title="Nobody else works here yet"
            text="Invite somebody by mail. You choose what they may do, and can change it at any time."
            actions={
              <Button size={40} variant="outline" onClick={() => onAsk({ what: 'invite' })}>
                Invite somebody
              </Button>
            }
          />
        )}
      </Panel>
      {list.invitations.length > 0 && (
        <div className="grid gap-3">
          <h2 className="text-[1.0625rem] leading-6 font-semibold">Invitations</h2>
          <Panel name="Invitations">
            <DataTable
              name="Invitations"
              rows={list.invitations}
              idOf={({ id }) => id}
              columns={invitationColumns(stores, invitations)}
              card={(one) => <InvitationCard invitation={one} stores={stores} actions={invitations} />}
              isStale={false}
            />
          </Panel>
        </div>
      )}
    </div>
  );
}

async function resend({ id, email }: StaffInvitation): Promise<void> {
  try {
    await resendInvitation(id);
    notify(`Sent again to ${email}. The earlier link no longer works.`);
  } catch (error) {
    notifyError(messageOf(error));
  }
}

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="border-border w768:overflow-clip w768:rounded-card w768:border w768:bg-paper"
    >
      {children}
    </section>
  );
}

type QuestionsProps = { asked: Asked | undefined; staff: Staff | undefined; onClose: () => void };

/** The dialog for the pressed button. */
function Questions({ asked, staff, onClose }: QuestionsProps) {
  if (!asked) return null;
  if (asked.what === 'invite') return <InviteDialog onClose={onClose} />;
  if (asked.what === 'withdraw') {
    const { id, email } = asked.invitation;
    return (
      <EndDialog
        title="Withdraw the invitation"
        text={`The link that was sent to ${email} will not work any more.`}
        press={{ label: 'Withdraw', busy: 'Withdrawing' }}
        done="The invitation is withdrawn"
        work={() => withdrawInvitation(id)}
        wordsOf={messageOf}
        onClose={onClose}
      />
    );
  }
  // The member as the list shows them now; a colleague may have changed them since.
  const member = staff?.data.find(({ id }) => id === asked.member.id) ?? asked.member;
  if (asked.what === 'change') return <ChangeDialog member={member} onClose={onClose} />;
  return (
    <EndDialog
      title={`Remove ${member.name}`}
      text={`${member.name} loses access to the office at once, also where they are signed in. Their account stays, and they can go on shopping with it.`}
      press={{ label: 'Remove', busy: 'Removing' }}
      done={`${member.name} has no access any more`}
      work={() => removeMember(member.id)}
      wordsOf={messageOf}
      onClose={onClose}
    />
  );
}
