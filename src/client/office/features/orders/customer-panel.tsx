import type { StaffTracked } from '#contract/orders-office.ts';
import { PERSON_LINK, PersonBox } from '../../ui/person-box.tsx';
import { RenewLink } from './renew-link.tsx';

export function CustomerPanel({ tracked, number }: { tracked: StaffTracked; number: string }) {
  const { name, email, phone, has_account: hasAccount } = tracked;
  return (
    <PersonBox name={name} below={hasAccount ? 'Has an account' : 'Guest'} email={email} phone={phone}>
      {email ? (
        <RenewLink {...tracked} number={number} className={PERSON_LINK} />
      ) : (
        <p className="py-1.5 text-muted">No email. Print the receipt from the documents.</p>
      )}
    </PersonBox>
  );
}
