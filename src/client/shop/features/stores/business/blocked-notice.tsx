import { CircleAlert, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnBusiness } from '#contract/own-business.ts';
import { cx } from '#client/ui/cx.ts';

/** Why shoppers don't see the business now, with the administrator's reason. */
export function BlockedNotice({ business, email }: { business: OwnBusiness; email: string | undefined }) {
  if (business.is_blocked) {
    return (
      <Notice title="Your business is blocked">
        <p className="mt-1">{business.blocked_reason}</p>
        <p className="mt-2 text-secondary">
          Your products and stores are hidden from shoppers until this is settled.
          {email && (
            <>
              {' '}
              Write to{' '}
              <a href={`mailto:${email}`} className="underline underline-offset-4 hover:no-underline">
                {email}
              </a>
              .
            </>
          )}
        </p>
      </Notice>
    );
  }
  if (business.approval === 'refused') {
    return (
      <Notice title="Your business was not approved">
        <p className="mt-1">{business.refusal_reason}</p>
        <p className="mt-2 text-secondary">
          Shoppers don’t see it. Change what is wrong and save it, and we look at it again.
        </p>
      </Notice>
    );
  }
  if (business.approval === 'waiting') {
    return (
      <Notice title="Your business is waiting for approval" isCalm>
        <p className="mt-1 text-secondary">
          We review every new business before it goes live, and email you the result. You can add your stores
          in the meantime: they are shown once it is approved.
        </p>
      </Notice>
    );
  }
  if (!business.is_active) {
    return (
      <Notice title="Your business is hidden">
        <p className="mt-1 text-secondary">Shoppers don’t see its products and stores at the moment.</p>
      </Notice>
    );
  }
  return null;
}

type NoticeProps = { title: string; isCalm?: boolean; children: ReactNode };

/** A notice. `isCalm` if nothing is wrong and the vendor only has to wait. */
function Notice({ title, isCalm = false, children }: NoticeProps) {
  const Icon = isCalm ? Hourglass : CircleAlert;
  return (
    <section
      aria-label={title}
      className={cx(
        'flex gap-3.5 rounded-card p-5 text-label w960:p-6',
        isCalm ? 'bg-repair-tint' : 'border border-danger/30 bg-danger-tint',
      )}
    >
      <Icon size={22} className={cx('mt-0.5 shrink-0', isCalm ? 'text-repair-text' : 'text-danger')} />
      <div className="min-w-0">
        <h2 className={cx('text-h3', isCalm ? 'text-repair-text' : 'text-danger')}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
