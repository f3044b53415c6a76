import type { MainAction } from '../../ui/record-moves.tsx';
import { MOVES } from './state-words.ts';
import type { DeviceMoves } from './use-device-moves.ts';

/** The next step of a device as a button. */
export function mainOf({ first, busy, press }: DeviceMoves): MainAction | undefined {
  if (first === undefined) return undefined;
  const { label, busy: saving } = MOVES[first];
  return { label, busy: busy === first && saving, onPress: () => press(first) };
}
