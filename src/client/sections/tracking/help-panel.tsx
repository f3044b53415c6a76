import { Mail, Phone } from 'lucide-react';
import { capital } from '#client/lib/format.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/panel.tsx';

type Props = { what: 'order' | 'trade-in' | 'repair'; number: string; email: string; phone: string };

/**
 * How to reach the shop about an order, trade-in or repair. The mail names its number, so that customers need
 * not type it.
 */
export function HelpPanel({ what, number, email, phone }: Props) {
  const subject = encodeURIComponent(`${capital(what)} ${number}`);
  return (
    <Panel title={`Questions about this ${what}?`} text={`Please quote ${number}.`}>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5 *:max-w-93 *:flex-[1_1_14rem]">
        {email && (
          <ButtonLink href={`mailto:${email}?subject=${subject}`} variant="outline">
            <Mail size={18} />
            Write to us
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink href={phoneHref(phone)} variant="text">
            <Phone size={18} />
            Call {phone}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
