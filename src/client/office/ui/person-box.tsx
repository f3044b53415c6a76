import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneHref } from '#client/lib/phone-href.ts';
import { Box } from './box.tsx';

/** The look of a link about a customer. */
export const PERSON_LINK =
  'flex min-h-11 items-center gap-2.5 wrap-anywhere underline-offset-4 hover:underline w1280:min-h-8';

type Props = {
  name: string;
  /** Below the name: 'Guest'. */
  below: string;
  email: string | null;
  phone: string | null;
  children?: ReactNode;
};

/** The person of a record, and how to reach them. */
export function PersonBox({ name, below, email, phone, children }: Props) {
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
          <span className="block text-caption text-muted">{below}</span>
        </span>
      </div>
      {email && (
        <a href={`mailto:${email}`} className={PERSON_LINK}>
          <Mail size={16} className="text-muted" />
          {email}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={PERSON_LINK}>
          <Phone size={16} className="text-muted" />
          {phone}
        </a>
      )}
      {children}
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
