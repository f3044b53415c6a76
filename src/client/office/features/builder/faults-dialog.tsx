import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';

interface Fault {
  words: string;
  /** Goes to the field. */
  onShow?: () => void;
}

type Props = { title: string; text: string; faults: readonly Fault[]; onClose: () => void };

const ROW = 'flex min-h-11 w-full items-center gap-2.5 px-2.5 py-2 text-left text-small';

/** Why something was refused, fault by fault, with the way to each where there is one. */
export function FaultsDialog({ title, text, faults, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">{text}</p>
        {faults.length > 0 && (
          <ul
            aria-label="What is wrong"
            className="max-h-80 overflow-auto rounded-box border border-border p-1.5"
          >
            {faults.map(({ words, onShow }) => (
              <li key={words}>
                {onShow ? (
                  <button type="button" className={`${ROW} rounded-control hover:bg-grey-1`} onClick={onShow}>
                    <Sign />
                    <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
                    <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
                  </button>
                ) : (
                  <p className={ROW}>
                    <Sign />
                    <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ModalActions>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </ModalActions>
    </Dialog>
  );
}

const Sign = () => <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-repair-text" />;
