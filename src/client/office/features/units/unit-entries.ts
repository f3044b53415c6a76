import { Camera, CircleCheck, PackagePlus, PackageX, RotateCcw, Tag, type LucideIcon } from 'lucide-react';
import type { OfficeUnitRecord } from '#contract/units-office.ts';
import type { UnitEvent } from '#rules/flows/unit.ts';
import { ENTRY_LOOKS, type Entry } from '../../ui/timeline-list.tsx';
import { EVENT_WORDS } from './unit-words.ts';

const LOOKS: Record<UnitEvent, readonly [LucideIcon, keyof typeof ENTRY_LOOKS]> = {
  add: [PackagePlus, 'plain'],
  photograph: [Camera, 'plain'],
  list: [Tag, 'work'],
  unlist: [Tag, 'plain'],
  scrap: [PackageX, 'bad'],
  sell: [CircleCheck, 'good'],
  unpack: [RotateCcw, 'note'],
  relist: [RotateCcw, 'work'],
  come_back: [RotateCcw, 'note'],
  scrap_return: [PackageX, 'bad'],
};

/** What happened to a unit, as the entries of a timeline. */
export const entriesOf = ({ events }: Pick<OfficeUnitRecord, 'events'>): Entry[] =>
  events.map(({ at, event, by, note, order }) => {
    const [icon, look] = LOOKS[event];
    const what = order === null ? EVENT_WORDS[event] : `${EVENT_WORDS[event]}: ${order}`;
    return { at, kind: 'move', icon, look: ENTRY_LOOKS[look], what, who: by ?? '', note };
  });
