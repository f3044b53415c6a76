import { Mail, Phone } from 'lucide-react';
import type { Tracked } from '#contract/orders.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { Box } from '../../ui/box.tsx';

export function CustomerPanel({
  tracked: { name, email, phone, has_account: hasAccount },
}: {
  tracked: Tracked;
}) {
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
      <a href={`mailto:${email}`} className={link}>
        <Mail size={16} className="text-muted" />
        {email}
      </a>
      {phone && (
        <a href={phoneHref(phone)} className={link}>
          <Phone size={16} className="text-muted" />
          {phone}
        </a>
      )}
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
