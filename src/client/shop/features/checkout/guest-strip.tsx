import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says to a visitor that no account is needed, with the way to sign in. */
export function GuestStrip({ signIn }: { signIn: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-box bg-grey-1 px-4 py-2.5 text-small">
      <UserRound size={20} className="shrink-0" />
      <p className="min-w-0 flex-1">
        You are checking out as a guest.
        <span className="hidden w600:inline"> You can keep an account afterwards.</span>
      </p>
      {signIn}
    </div>
  );
}
