import { CircleAlert } from 'lucide-react';
import type { OwnBusiness } from '#contract/own-business.ts';

/** Why shoppers don't see the business at the moment, in the words of who decided it. */
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
  if (!business.is_active) {
    return (
      <Notice title="Your business is resting">
        <p className="mt-1 text-secondary">Shoppers don’t see its products and stores at the moment.</p>
      </Notice>
    );
  }
  return null;
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex gap-3.5 rounded-card border border-danger/30 bg-danger-tint p-5 text-label w960:p-6"
    >
      <CircleAlert size={22} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <h2 className="text-h3 text-danger">{title}</h2>
        {children}
      </div>
    </section>
  );
}
