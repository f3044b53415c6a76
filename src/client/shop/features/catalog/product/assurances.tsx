import { RotateCcw, ShieldCheck, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Policy, ProductDetail } from '#contract/catalog.ts';
import { REFURBISHED, REFURBISHED_LABEL } from '#rules/conditions.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { PolicyDialogProps } from './policy-dialog.tsx';

const PolicyDialog = lazyOverlay<PolicyDialogProps>(() =>
  import('./policy-dialog.tsx').then((module) => ({ default: module.PolicyDialog })),
);

interface Assurance {
  icon: LucideIcon;
  kind: string;
  policy: Policy;
}

const GRADING: Policy = {
  id: 0,
  title: REFURBISHED_LABEL,
  description:
    '<p>Wiped to a certified standard, checked on 72 points and graded by a person in the United Kingdom. What wears out was measured, and replaced where it fell short.</p>',
};

type Props = {
  product: ProductDetail;
  /** Policies of the chosen variation, where it has its own. */
  warranty: Policy | null;
  returns: Policy | null;
};

/** Warranty, returns and condition as badges; each opens its words. */
export function Assurances({ product, warranty, returns }: Props) {
  const [shown, setShown] = useState<Policy>();
  const [open, setOpen] = useState(false);
  const all: Assurance[] = [
    ...(warranty ? [{ icon: ShieldCheck, kind: 'Warranty', policy: warranty }] : []),
    ...(returns ? [{ icon: RotateCcw, kind: 'Returns', policy: returns }] : []),
    ...(product.product_condition === REFURBISHED
      ? [{ icon: Sparkles, kind: 'Condition', policy: GRADING }]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-box border border-border bg-border w500:auto-cols-fr w500:grid-flow-col">
        {all.map(({ icon: Icon, kind, policy }) => (
          <li key={kind} className="bg-paper">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setShown(policy);
                setOpen(true);
              }}
              onPointerEnter={PolicyDialog.preload}
              onFocus={PolicyDialog.preload}
              className="flex h-full w-full gap-3 px-4 py-3.5 text-left text-small transition-colors hover:bg-grey-1 focus-visible:-outline-offset-2"
            >
              <Icon size={20} className="mt-px" />
              <span>
                <span className="block text-caption text-muted">{kind}</span>
                <span className="font-semibold">{policy.title}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PolicyDialog open={open} onClose={() => setOpen(false)} policy={shown} />
    </>
  );
}
