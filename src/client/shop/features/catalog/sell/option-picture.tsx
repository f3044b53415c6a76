import { Cable, Lock, LockOpen, Package, PackageX, Plug } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Question } from '#contract/catalog.ts';
import type { Option } from '../device/asked.ts';
import { GradePicture, isWear } from './grade-picture.tsx';

/** Icons by what an answer's value says; the first that fits. */
const ICONS: readonly [RegExp, LucideIcon][] = [
  [/^unlocked/, LockOpen],
  [/^locked/, Lock],
  [/^no-/, PackageX],
  [/cable|missing/, Cable],
  [/charger|original$/, Plug],
  [/box|controller/, Package],
];

type Props = { question: Question; option: Option; kind: string | undefined };

/** A picture for an answer that has one: a worn device, a fuller drive, an icon. */
export function OptionPicture({ question, option, kind }: Props) {
  if (isWear(option.value) && question.key === 'grade')
    return <GradePicture wear={option.value} kind={kind} />;
  if (question.key === 'storage') {
    const all = question.Question_options;
    return <Steps at={all.findIndex(({ id }) => id === option.id) + 1} of={all.length} />;
  }
  const Icon = ICONS.find(([pattern]) => pattern.test(option.value))?.[1];
  if (!Icon) return null;
  return (
    <span className={tile}>
      <Icon size={28} className="text-secondary" />
    </span>
  );
}

const tile = 'grid size-16 shrink-0 place-items-center rounded-box bg-grey-2 w960:size-18';

/** More of something, such as storage: bars that grow. */
function Steps({ at, of }: { at: number; of: number }) {
  return (
    <span aria-hidden="true" className={tile}>
      <span className="flex items-end gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`w-2 rounded-[2px] ${index < at ? 'bg-secondary' : 'bg-outline'}`}
            style={{ height: 12 + (index * 20) / Math.max(1, of - 1) }}
          />
        ))}
      </span>
    </span>
  );
}
