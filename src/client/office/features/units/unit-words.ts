import type { OfficeUnit } from '#contract/units-office.ts';
import type { UnitEvent, UnitMove, UnitSource, UnitState } from '#rules/flows/unit.ts';
import { UNIT_STATE_WORDS } from '#rules/units/files.ts';
import type { ChipLook, ChipWords } from '../../ui/chip.tsx';

const LOOKS: Record<UnitState, ChipLook> = {
  in_store: 'new',
  listed: 'work',
  sold: 'good',
  returned: 'decide',
  scrapped: 'over',
};

/** Where a unit is, as its chip says it. */
export const chipOf = (state: UnitState): ChipWords => ({
  label: UNIT_STATE_WORDS[state],
  look: LOOKS[state],
});

export const SOURCE_WORDS: Record<UnitSource, string> = {
  trade_in: 'Trade-in',
  repair: 'Repaired for stock',
  hand: 'Added by hand',
};

export const MOVE_WORDS: Record<UnitMove, { label: string; busy: string; done: string }> = {
  list: { label: 'Put up for sale', busy: 'Saving', done: 'is for sale' },
  unlist: { label: 'Take off sale', busy: 'Saving', done: 'is not for sale any more' },
  scrap: { label: 'Scrap', busy: 'Saving', done: 'is scrapped' },
};

export const EVENT_WORDS: Record<UnitEvent, string> = {
  add: 'Came into stock',
  photograph: 'Photos of the report changed',
  list: 'Put up for sale',
  unlist: 'Taken off sale',
  scrap: 'Scrapped',
  sell: 'Sold and sent',
  unpack: 'Was not the one that was packed',
  relist: 'Came back, and is for sale again',
  come_back: 'Came back to the bench',
  scrap_return: 'Came back and was scrapped',
};

export const unitName = ({ name, choice }: Pick<OfficeUnit, 'name' | 'choice'>): string =>
  [name, choice].filter(Boolean).join(', ');

/** What it was sold for, or is for sale for. */
export const priceOf = ({ sale, listing, state }: OfficeUnit): number | undefined =>
  sale?.price ?? (state === 'listed' ? listing?.price : undefined);
