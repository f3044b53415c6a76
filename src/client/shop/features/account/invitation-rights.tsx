import { penceFromPounds } from '#rules/money/money.ts';
import { letsWords, storesWords } from '#rules/office/grant.ts';
import { RIGHT_FACTS } from '#rules/office/permissions.ts';
import type { Invitation } from './invitation.api.ts';

/** The rights that a person gets by accepting. */
export function InvitationRights({ invitation }: { invitation: Invitation }) {
  const limit = invitation.refund_limit === null ? null : penceFromPounds(invitation.refund_limit);
  const only = storesWords(invitation.stores);
  return (
    <section className="rounded-card border border-border px-5 pt-4 pb-2">
      <h2 className="text-label font-semibold">What you may do there</h2>
      <ul className="mt-1 divide-y divide-grey-2">
        {invitation.permissions.map((right) => (
          <li key={right} className="py-3">
            <span className="block font-medium">{RIGHT_FACTS[right].title}</span>
            <span className="block text-small text-muted">{letsWords(right, limit)}</span>
          </li>
        ))}
      </ul>
      {only && <p className="border-t border-grey-2 py-3 font-medium wrap-anywhere">{only}</p>}
    </section>
  );
}
