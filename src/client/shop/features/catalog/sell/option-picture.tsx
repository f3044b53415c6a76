import { Cable, HardDrive, Lock, LockOpen, Package, PackageX, Plug } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Question } from '#contract/catalog.ts';
import type { Option } from '../device/asked.ts';
import { GradePicture, isWear } from './grade-picture.tsx';

/** Icons by an answer's value. The first match is used. */
const ICONS: readonly [RegExp, LucideIcon][] = [
  [/^unlocked/, LockOpen],
  [/^locked/, Lock],
  [/^no-/, PackageX],
  [/cable|missing/, Cable],
  [/charger|original$/, Plug],
  [/box|controller/, Package],
];

type Props = { question: Question; option: Option; kind: string | undefined };

/** A picture for an answer: a worn device, a fuller drive, an icon. */
export function OptionPicture({ question, option, kind }: Props) {
  if (isWear(option.value) && question.role === 'grade')
    return <GradePicture wear={option.value} kind={kind} />;
  if (question.key === 'storage') {
    const all = question.Question_options;
    return <Storage at={all.findIndex(({ id }) => id === option.id) + 1} of={all.length} />;
  }
  const Icon = ICONS.find(([pattern]) => pattern.test(option.value))?.[1];
  if (!Icon) return null;
  return (
    <span className={tile}>
      <Icon size={28} className="text-secondary" />
    </span>
  );
}

const tile = 'grid size-16 shrink-0 place-items-center rounded-box bg-grey-2 w768:size-14 w1024:size-18';

/** How much a device holds: a drive, and under it a gauge that is fuller for more. */
function Storage({ at, of }: { at: number; of: number }) {
  return (
    <span aria-hidden="true" className={tile}>
      <span className="grid w-9 justify-items-center gap-1.5">
        <HardDrive size={26} className="text-secondary" />
        <span className="block h-1.5 w-full overflow-hidden rounded-full bg-outline">
          <span className="block h-full rounded-full bg-secondary" style={{ width: `${(at / of) * 100}%` }} />
        </span>
      </span>
    </span>
  );
}
