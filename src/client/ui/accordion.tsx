import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

/** The border around panels that belong together. */
export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx('divide-y divide-border overflow-hidden rounded-box border border-border', className)}>
      {children}
    </div>
  );
}

type PanelProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  /** Text, or a heading, which must not be nested in another element here. */
  title: ReactNode;
  /** Beside the title, such as a badge. */
  badge?: ReactNode;
  /** Without the box of an Accordion: rows with lines between them, as in a list of filters. */
  flush?: boolean | undefined;
};

/** Panels with one `name` are exclusive: the browser keeps at most one of them open. */
export function AccordionPanel({ title, badge, flush = false, className, children, ...rest }: PanelProps) {
  return (
    <details {...rest} className={cx('disclosure group/panel', flush && 'border-b border-border', className)}>
      <summary
        className={cx(
          'flex items-center gap-2.5 font-semibold select-none focus-visible:-outline-offset-2',
          flush ? 'min-h-15 rounded-control' : 'min-h-14 px-4 py-2 text-label hover:bg-grey-1',
        )}
      >
        {typeof title === 'string' ? <span className="min-w-0">{title}</span> : title}
        {badge}
        <ChevronDown
          size={18}
          className="ml-auto text-muted transition-transform group-open/panel:rotate-180"
        />
      </summary>
      <div className={flush ? 'pb-4.5' : 'px-4 pb-4'}>{children}</div>
    </details>
  );
}
