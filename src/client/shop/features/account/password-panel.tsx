import { passwordError } from '#rules/account/password.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { requests } from './account.api.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { CurrentPasswordField, NewPasswordField } from './password-fields.tsx';
import { useForm } from '#client/lib/use-form.ts';

export function PasswordPanel({ email }: { email: string }) {
  const form = useForm({
    start: { current_password: '', password: '' },
    errorsOf: (values) => ({
      current_password: values.current_password === '' ? 'Required' : undefined,
      password: passwordError(values.password, email),
    }),
    async send(body) {
      const { message } = await api('PUT /global/user/password', { body });
      form.reset();
      await queryClient.invalidateQueries({ queryKey: queryFor(requests.sessions).queryKey });
      notify(message);
    },
  });
  return (
    <Panel title="Password" text="Changing it signs out every other browser.">
      <form {...form.formProps} className="grid gap-4">
        {/* Password managers need to know whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormFailure>{form.failure}</FormFailure>
        <div className="grid items-start gap-4 w650:grid-cols-2">
          <CurrentPasswordField {...form.fieldProps('current_password')} label="Current password" />
          <NewPasswordField {...form.fieldProps('password')} />
        </div>
        <Button type="submit" className="w500:justify-self-start" busy={form.isBusy && 'Changing'}>
          Change password
        </Button>
      </form>
    </Panel>
  );
}
