import { ArrowDown, ArrowUp, Copy, CopyPlus, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import type { SectionActions } from './use-section-actions.ts';

type Props = {
  sectionKey: number;
  isHidden: boolean;
  actions: SectionActions;
  look: 'dark' | 'light';
};

/** What can be done with the selected section, as buttons. */
export function SectionTools({ sectionKey, isHidden, actions, look }: Props) {
  const tools: readonly [string, LucideIcon, () => void][] = [
    ['Move up', ArrowUp, () => actions.step(sectionKey, 'up')],
    ['Move down', ArrowDown, () => actions.step(sectionKey, 'down')],
    ['Duplicate', CopyPlus, () => actions.duplicate(sectionKey)],
    ['Copy', Copy, () => actions.copy(sectionKey)],
    [isHidden ? 'Show' : 'Hide', isHidden ? Eye : EyeOff, () => actions.hide(sectionKey)],
    ['Delete', Trash2, () => actions.remove(sectionKey)],
  ];
  return (
    <div
      role="group"
      aria-label="Section"
      className={cx('flex', look === 'dark' ? 'rounded-control bg-ink text-paper' : '-ml-2 flex-wrap')}
    >
      {tools.map(([label, Icon, press]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          onClick={press}
          className={cx(
            'grid place-items-center rounded-control',
            look === 'dark'
              ? 'size-7.5 hover:bg-ink-hover'
              : 'size-10 hover:bg-grey-1 pointer-coarse:size-11',
          )}
        >
          <Icon size={look === 'dark' ? 15 : 18} />
        </button>
      ))}
    </div>
  );
}
