import { useState } from 'react';
import type { StaffMember } from '#contract/staff.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { GrantFields } from './grant-fields.tsx';
import { bodyOf, grantErrors, valuesOf } from './grant-form.ts';
import { changeMember } from './staff.api.ts';

type Props = {
  /** The member as the list shows it now. */
  member: StaffMember;
  onClose: () => void;
};

const CONFLICT = 409;

/**
 * Changes the permissions of a staff member. If a colleague saved in between, both versions are shown before
 * one is overwritten.
 */
export function ChangeDialog({ member, onClose }: Props) {
  /** The version that the form started with, or that was seen since. */
  const [seen, setSeen] = useState(member.version ?? 0);
  const [isConflict, setIsConflict] = useState(false);
  const form = useForm({
    start: valuesOf(member),
    errorsOf: grantErrors,
    async send(values) {
      try {
        await changeMember(member.id, { version: seen, ...bodyOf(values) });
      } catch (error) {
        if (error instanceof ApiError && error.status === CONFLICT) return setIsConflict(true);
        throw error;
      }
      notify(`Saved for ${member.name}`);
      onClose();
    },
  });
  function goOn(changed: ReturnType<typeof valuesOf> | undefined) {
    setSeen(member.version ?? 0);
    setIsConflict(false);
    if (changed) form.change(changed);
  }
  return (
    <Dialog open onClose={onClose} title={`What ${member.name} may do`} width={560}>
      {isConflict ? (
        <ChangedMeanwhile
          theirs={member}
          yours={bodyOf(form.values)}
          onTakeTheirs={() => goOn(valuesOf(member))}
          onKeepYours={() => goOn(undefined)}
        />
      ) : (
        <form {...form.formProps}>
          <div className="grid gap-5 pb-5">
            <p className="text-secondary">A change holds from their next step on.</p>
            <FormFailure>{form.failure}</FormFailure>
            <GrantFields values={form.values} errorOf={form.errorOf} onChange={form.change} />
          </div>
          <DialogActions onClose={onClose}>
            <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
