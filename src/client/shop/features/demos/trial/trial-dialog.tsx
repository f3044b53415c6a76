import { X } from 'lucide-react';
import { useId } from 'react';
import { POS_OFFER, POS_TRIAL } from '#rules/presentation/pos-words.ts';
import type { TrialAction } from '#rules/presentation/pos-words.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { trialGround } from '../grounds.ts';
import { RepairTicket } from '../screens/repair-ticket.tsx';
import { TrialForm } from './trial-form.tsx';
import { useTrialForm } from './use-trial-form.ts';

const WIDTH = 960;
const TITLES: Record<TrialAction, string> = {
  [POS_TRIAL]: 'Start your free trial',
  [POS_OFFER]: 'Get your offer',
};
const NEXT = [
  'A person calls to learn about your shops.',
  'We load your stock with you.',
  'Your team tries it. You decide.',
];

export type TrialDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The words of the button that opened it. */
  action: TrialAction;
};

/** Opened by every trial button, with that button's label. The form is on the left, the next steps on the right. */
export function TrialDialog({ open, onClose, action }: TrialDialogProps) {
  const titleId = useId();
  const trial = useTrialForm(onClose);
  return (
    <Modal kind="dialog" open={open} onClose={onClose} labelledBy={titleId} width={WIDTH}>
      <div className="grid min-h-0 flex-1 scroll-pb-20 overflow-y-auto overscroll-contain w960:grid-cols-[minmax(0,1fr)_400px]">
        <div className="px-5 pt-6 pb-6 w500:px-8 w960:px-12 w960:pt-10 w960:pb-8">
          <h2 id={titleId} className="pr-12 text-h2 w960:pr-0">
            {TITLES[action]}
          </h2>
          <p className="mt-1 text-secondary">Tell us who you are. We call back the same working day.</p>
          <TrialForm trial={trial} action={action} />
        </div>
        <div
          className="flex flex-col gap-8 px-5 py-8 w500:px-8 w960:justify-between w960:px-10 w960:pt-20 w960:pb-11"
          style={trialGround}
        >
          <div aria-hidden="true" className="hidden w960:block">
            <RepairTicket />
          </div>
          <div>
            <h3 className="text-h3">What happens next</h3>
            <ol className="mt-3 grid gap-3 text-label">
              {NEXT.map((step, index) => (
                <li key={step} className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-badge text-paper tabular-nums"
                  >
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <IconButton
        label="Close"
        look="soft"
        size={44}
        onClick={onClose}
        className="absolute! top-4 right-4 w960:bg-paper w960:shadow-small"
      >
        <X size={20} />
      </IconButton>
    </Modal>
  );
}
