import { POS_OFFER, POS_TRIAL } from '#rules/presentation/pos-words.ts';
import type { TrialAction } from '#rules/presentation/pos-words.ts';
import { Button } from '#client/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#client/ui/button-look.ts';
import { cx } from '#client/ui/cx.ts';

/** Buttons that offer a trial open its dialog, and fetch it when a press becomes likely. */
export type TrialOpener = { onTrial: (action: TrialAction) => void; onTrialLikely: () => void };

type TrialButtonProps = TrialOpener & {
  label: TrialAction;
  variant: ButtonVariant;
  size: ButtonSize;
  className?: string | undefined;
};

export function TrialButton({ onTrial, onTrialLikely, label, ...look }: TrialButtonProps) {
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      onClick={() => onTrial(label)}
      onPointerEnter={onTrialLikely}
      onFocus={onTrialLikely}
    >
      {label}
    </Button>
  );
}

/** Side by side; on a phone one above the other, as wide as the screen. */
export function TrialButtons({ className, ...opener }: TrialOpener & { className?: string | undefined }) {
  return (
    <div className={cx('grid gap-3 w500:flex w500:flex-wrap', className)}>
      <TrialButton {...opener} label={POS_TRIAL} variant="ink" size={52} />
      <TrialButton {...opener} label={POS_OFFER} variant="outline" size={52} />
    </div>
  );
}
