import { CloseAccount } from './close-account.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function SecurityPart({ email }: { email: string }) {
  return (
    <div className="grid gap-4 w960:gap-6">
      <PasswordPanel email={email} />
      <SecondFactorPanel />
      <SessionsPanel />
      <CloseAccount />
    </div>
  );
}
