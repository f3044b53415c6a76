import { Mail, Phone } from 'lucide-react';
import type { Tracked } from '#contract/orders.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { Box } from './box.tsx';

export function CustomerPanel({
  tracked: { name, email, phone, has_account: hasAccount },
}: {
  tracked: Tracked;
}) {
  const link =
    'flex min-h-11 items-center gap-2.5 wrap-anywhere underline-offset-4 hover:underline w1280:min-h-8';
  return (
    <Box title="Customer">
      <p className="font-semibold">{name}</p>
      <p className="mb-1 text-caption text-muted">{hasAccount ? 'Has an account' : 'Guest'}</p>
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
