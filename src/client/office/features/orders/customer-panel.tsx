import { Mail, Phone } from 'lucide-react';
import type { StaffTracked } from '#contract/orders-office.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { Box } from '../../ui/box.tsx';
import { RenewLink } from './renew-link.tsx';

export function CustomerPanel({ tracked, number }: { tracked: StaffTracked; number: string }) {
  const { name, email, phone, has_account: hasAccount } = tracked;
  const link =
    'flex min-h-11 items-center gap-2.5 wrap-anywhere underline-offset-4 hover:underline w1280:min-h-8';
  return (
    <Box title="Customer">
      <div className="mb-1 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-buy-tint text-small font-semibold text-buy-text"
        >
          {initials(name)}
        </span>
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">{name}</b>
          <span className="block text-caption text-muted">{hasAccount ? 'Has an account' : 'Guest'}</span>
        </span>
      </div>
      {email ? (
        <a href={`mailto:${email}`} className={link}>
          <Mail size={16} className="text-muted" />
          {email}
        </a>
      ) : (
        <p className="py-1.5 text-muted">No email. Print the receipt from the documents.</p>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={link}>
          <Phone size={16} className="text-muted" />
          {phone}
        </a>
      )}
      {email && <RenewLink {...tracked} number={number} className={link} />}
    </Box>
  );
}

/** The initials: 'PN' for Priya Nair. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
