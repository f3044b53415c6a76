import { RotateCcw, ShieldCheck, Sparkles, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Policy } from '#contract/catalog.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { ConditionNotice } from './grades.ts';
import type { PolicyDialogProps, PolicyWords } from './policy-dialog.tsx';

const PolicyDialog = lazyOverlay<PolicyDialogProps>(() =>
  import('./policy-dialog.tsx').then((module) => ({ default: module.PolicyDialog })),
);

interface Assurance {
  icon: LucideIcon;
  kind: string;
  /** The text of the badge. Default: the dialog's title. */
  short: string;
  policy: PolicyWords;
}

type Props = {
  delivery?: { short: string; lines: readonly string[] } | undefined;
  warranty: Policy | null;
  returns: Policy | null;
  /** The title of the second policy in the sell and repair lines. */
  returnsName?: string | undefined;
  condition?: ConditionNotice | undefined;
};

function assurancesOf({
  delivery,
  warranty,
  returns,
  returnsName = 'Returns',
  condition,
}: Props): Assurance[] {
  const ofPolicy = (icon: LucideIcon, kind: string, { title, description }: Policy): Assurance => ({
    icon,
    kind,
    short: title,
    policy: { title, html: description },
  });
  return [
    ...(delivery
      ? [
          {
            icon: Truck,
            kind: 'Delivery',
            short: delivery.short,
            policy: { title: 'Delivery', lines: delivery.lines },
          },
        ]
      : []),
    ...(warranty ? [ofPolicy(ShieldCheck, 'Warranty', warranty)] : []),
    ...(returns ? [ofPolicy(RotateCcw, returnsName, returns)] : []),
    ...(condition
      ? [
          {
            icon: Sparkles,
            kind: 'Condition',
            short: condition.title,
            policy: { title: 'Condition', lines: condition.lines },
          },
        ]
      : []),
  ];
}

/** Badges for delivery, warranty, returns and condition. Each opens its text. */
export function Assurances(props: Props) {
  const [shown, setShown] = useState<PolicyWords>();
  const [open, setOpen] = useState(false);
  const all = assurancesOf(props);
  if (all.length === 0) return null;
  return (
    <>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-box border border-border bg-border w500:grid-cols-2">
        {all.map(({ icon: Icon, kind, short, policy }) => (
          <li key={kind} className="bg-paper last:odd:w500:col-span-2">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setShown(policy);
                setOpen(true);
              }}
              onPointerEnter={PolicyDialog.preload}
              onFocus={PolicyDialog.preload}
              className="flex h-full w-full gap-3 w768:max-w1024:gap-2.5 px-4 py-3.5 w768:max-w1024:px-3 text-left text-small transition-colors hover:bg-grey-1 focus-visible:-outline-offset-2"
            >
              <Icon size={20} className="mt-px shrink-0" />
              <span className="min-w-0">
                <span className="block text-caption text-muted">{kind}</span>
                <span className="font-semibold">{short}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PolicyDialog open={open} onClose={() => setOpen(false)} policy={shown} />
    </>
  );
}
