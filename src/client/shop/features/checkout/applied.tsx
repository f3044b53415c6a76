import { CircleAlert, CircleCheck } from 'lucide-react';
import { tellRefused } from './tell-refused.ts';

type Props = {
  title: string;
  text: string;
  /** It counts for nothing any more. */
  isWrong?: boolean;
  onRemove: () => Promise<void>;
};

/** Something that lowers the total, with a button to take it away. */
export function Applied({ title, text, isWrong = false, onRemove }: Props) {
  return (
    <div className="flex items-start gap-3 rounded-box border border-border p-4 text-small">
      {isWrong ? (
        <CircleAlert size={20} className="mt-px shrink-0 text-danger" />
      ) : (
        <CircleCheck size={20} className="mt-px shrink-0 text-sell-text" />
      )}
      <span className="min-w-0 flex-1">
        <b className="block font-semibold tabular-nums">{title}</b>
        <span className="text-muted">{text}</span>
      </span>
      <button
        type="button"
        className="rounded-badge py-1 underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        onClick={() => onRemove().catch(tellRefused)}
      >
        Remove<span className="sr-only"> {title}</span>
      </button>
    </div>
  );
}
