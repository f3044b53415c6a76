import { passwordError } from '#rules/account/password.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';
import { LinkNote } from './link-note.tsx';
import { NewPasswordField } from './password-fields.tsx';

type ChoosePasswordProps = { title: string; text: string; send: (password: string) => Promise<void> };

/** The form for a new password, after a link from a mail. */
export function ChoosePassword({ title, text, send }: ChoosePasswordProps) {
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ password: passwordError(password) }),
    send: ({ password }) => send(password),
  });
  return (
    <LinkNote title={title} text={text}>
      <NeedsScripts to="choose a password" />
      {/* Sent without scripts, the password would be put into the address. */}
      <form {...form.formProps} className="grid w-full max-w-dialog gap-4 text-left noscript:hidden">
        <FormFailure>{form.failure}</FormFailure>
        <NewPasswordField {...form.fieldProps('password')} />
        <Button type="submit" busy={form.isBusy && 'Saving'}>
          Save password
        </Button>
      </form>
    </LinkNote>
  );
}
