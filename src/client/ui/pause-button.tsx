import { Pause, Play } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

type Props = {
  /** What moves, such as 'slides'. */
  what: string;
  stopped: boolean;
  isOnDark?: boolean;
  className?: string | undefined;
  onClick: () => void;
};

/** Stops what moves by itself until it is pressed again. As large as the arrows beside it. */
export function PauseButton({ what, stopped, isOnDark = false, className, onClick }: Props) {
  return (
    <IconButton
      label={`${stopped ? 'Play' : 'Pause'} ${what}`}
      look={isOnDark ? 'white' : 'outline'}
      size={44}
      className={cx('text-ink', className)}
      onClick={onClick}
    >
      {stopped ? (
        <Play size={16} className="translate-x-px fill-current" />
      ) : (
        <Pause size={16} className="fill-current" />
      )}
    </IconButton>
  );
}
