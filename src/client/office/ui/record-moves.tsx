import { Button } from '#client/ui/button.tsx';
import type { ButtonVariant } from '#client/ui/button-look.ts';
import { MoreMenu } from './more-menu.tsx';

export interface MainAction {
  label: string;
  busy: string | false;
  onPress: () => void;
}

type MainProps = { main: MainAction; variant: ButtonVariant; className?: string };

/** The next step of a record. */
export function MainButton({ main: { label, busy, onPress }, variant, className }: MainProps) {
  return (
    <Button size={40} variant={variant} {...(className && { className })} busy={busy} onClick={onPress}>
      {label}
    </Button>
  );
}

type Props = {
  main: MainAction | undefined;
  variant: ButtonVariant;
  others: readonly { label: string; isHard: boolean; onPress: () => void }[];
};

/** The moves in the head of a record: a menu, and after it the next step where there is room for it. */
export function RecordMoves({ main, variant, others }: Props) {
  if (!main && others.length === 0) return null;
  return (
    <div className="flex items-center gap-2">
      {others.length > 0 && <MoreMenu items={others} />}
      {main && <MainButton main={main} variant={variant} />}
    </div>
  );
}
