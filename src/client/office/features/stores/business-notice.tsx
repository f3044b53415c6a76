import { useQuery } from '@tanstack/react-query';
import type { OwnBusiness } from '#contract/own-business.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { queryFor } from '#client/lib/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';

interface Notice {
  title: string;
  text: string;
  isBad?: boolean;
  action: { label: string; href: string };
}

const edit = { label: 'See your business', href: addresses.business() };

/** Why shoppers don't see the business now, and what can be done. */
function noticeOf(business: OwnBusiness): Notice | undefined {
  if (business.is_blocked) {
    return {
      title: 'Your business is blocked',
      text: `${business.blocked_reason ?? ''} Open orders continue.`,
      isBad: true,
      action: edit,
    };
  }
  if (business.approval === 'refused') {
    return {
      title: 'Your business was not approved',
      text: `${business.refusal_reason ?? ''} Change it and save it, and we look at it again.`,
      isBad: true,
      action: edit,
    };
  }
  if (business.approval === 'waiting') {
    return {
      title: 'Your business is waiting for approval',
      text: 'We write to you when we have looked at it. You can add products meanwhile: shoppers see them once it is approved.',
      action: { label: 'Add a product', href: officePaths.product('vendor', 'new') },
    };
  }
  if (business.is_on_holiday) {
    return {
      title: 'You are on holiday',
      text: 'Shoppers see your products and stores, and can’t order. Open orders continue.',
      action: { label: 'Change your holiday', href: addresses.business() },
    };
  }
  return undefined;
}

/** A banner that stays until the matter is settled. */
export function BusinessNotice() {
  const { data } = useQuery({ ...queryFor({ name: 'GET /web/site/business' }), staleTime: 0 });
  const notice = data && noticeOf(data.result);
  if (!notice) return null;
  return (
    <section
      aria-label={notice.title}
      className={cx(
        'flex min-h-13 flex-wrap items-center justify-between gap-3 rounded-card px-5 py-4',
        notice.isBad ? 'bg-danger-tint text-danger' : 'bg-repair-tint text-repair-text',
      )}
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="font-semibold">{notice.title}</h2>
        <p className="wrap-anywhere">{notice.text}</p>
      </div>
      <ButtonLink size={40} variant="outline" href={notice.action.href}>
        {notice.action.label}
      </ButtonLink>
    </section>
  );
}
