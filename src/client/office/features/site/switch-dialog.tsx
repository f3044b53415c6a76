import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SWITCH, WILL } from './mode-words.ts';

type Props = { mode: string; onSwitch: () => void; onClose: () => void };

/** Asks before the shop is opened or shut for everybody. */
export function SwitchDialog({ mode, onSwitch, onClose }: Props) {
  const { title, label } = SWITCH[mode] ?? { title: 'Switch the website mode', label: 'Switch' };
  return (
    <Dialog open onClose={onClose} title={title} width={480}>
      <p className="pb-5 text-secondary">
        {WILL[mode]} You can sign in at any time: the notice has “Staff sign in” at its foot.
      </p>
      <DialogActions onClose={onClose} isCancelFocused>
        <Button variant={mode === '1' ? 'buy' : 'danger'} onClick={onSwitch}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
