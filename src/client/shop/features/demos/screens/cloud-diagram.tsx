import type { LucideIcon } from 'lucide-react';
import { Cloud, Laptop, Monitor, MonitorSmartphone, Wrench } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';

const node =
  'absolute flex h-12 w-37.5 items-center gap-2.5 rounded-box bg-ink-raised pr-4 pl-3.5 text-small font-medium whitespace-nowrap ring-1 ring-ink-rule ring-inset';

const PLACES: readonly { name: string; icon: LucideIcon; colour: string; top: string }[] = [
  { name: 'Camden till', icon: Monitor, colour: '#a5a0ff', top: 'top-5' },
  { name: 'Islington till', icon: MonitorSmartphone, colour: '#34d399', top: 'top-24' },
  { name: 'Repair bench', icon: Wrench, colour: '#f5b041', top: 'top-43' },
];

/** From each place to the cloud; the narrow drawing leaves out who looks on from home. */
const WIDE = ['M150 44H244C270 44 262 120 288 120', 'M150 120H288', 'M150 196H244C270 196 262 120 288 120'];
const NARROW = ['M150 44H168C190 44 184 120 206 120', 'M150 120H206', 'M150 196H168C190 196 184 120 206 120'];

/** A drawn picture: tills and bench send what happens to the cloud, and the owner sees it from anywhere. */
export function CloudDiagram() {
  return (
    <div aria-hidden="true" className="relative h-60 w-full max-w-70 w650:max-w-140">
      <Lines paths={NARROW} className="w-70 w650:hidden" />
      <Lines paths={WIDE} more="M356 120H410" className="hidden w-140 w650:block" />
      {PLACES.map(({ name, icon: Icon, colour, top }) => (
        <span key={name} className={cx(node, 'left-0', top)}>
          <Icon size={18} color={colour} />
          {name}
        </span>
      ))}
      <span className="absolute top-21.5 left-51.5 grid size-17 place-items-center rounded-[20px] bg-paper text-ink outline-8 outline-paper/6 w650:left-72">
        <Cloud size={28} />
      </span>
      <span className={cx(node, 'top-24 left-102.5 hidden! w650:flex!')}>
        <Laptop size={18} />
        You, at home
      </span>
    </div>
  );
}

type LinesProps = { paths: readonly string[]; more?: string; className: string };

function Lines({ paths, more, className }: LinesProps) {
  return (
    <svg height={240} fill="none" strokeWidth={1.5} className={cx('absolute inset-0', className)}>
      {[...paths, ...(more ? [more] : [])].map((path) => (
        <path key={path} d={path} className="stroke-ink-border" />
      ))}
      {paths.map((path, index) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          stroke={PLACES[index]?.colour}
          strokeWidth={2}
          strokeDasharray="0.1 1.1"
          strokeLinecap="round"
          className="animate-flow"
          style={{ animationDelay: `${index * -0.9}s` }}
        />
      ))}
    </svg>
  );
}
