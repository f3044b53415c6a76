import type { OwnDevice } from '#contract/devices.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { answersIn, answersText } from '#rules/catalog/questions.ts';
import type { DeviceValue } from '#rules/trade-in/device-value.ts';
import { deviceValue, specIn } from '#rules/trade-in/device-value.ts';
import { askedOffer } from '#rules/trade-in/wire-amounts.ts';
import type { ModelWays } from '../listing/public.ts';

interface Known {
  name: string;
  choice: string;
  option_ids: readonly number[];
}

export interface TodaysValue extends DeviceValue {
  path: string;
  /** The answers that it counts with. */
  optionIds: number[];
}

/** The known facts about a device as answers of a trade-in: its owner's answers, or the spec in its name. */
export function valueToday({ name, choice, option_ids }: Known, sell: ModelWays['sell']): TodaysValue | null {
  if (!sell) return null;
  const named = sell.questions.map(({ id, role, Question_options }) => ({
    id,
    role,
    options: Question_options,
  }));
  const given = option_ids.length > 0 ? option_ids : specIn(`${name}, ${choice}`, named);
  return valueOf(given, sell);
}

/** Today's offer of the shop for a device with these answers. */
export function valueOf(optionIds: readonly number[], sell: NonNullable<ModelWays['sell']>): TodaysValue {
  const questions = sell.questions.map(askedOffer);
  const answers = answersIn(optionIds.join(','), questions);
  const text = answersText(questions, answers);
  return {
    ...deviceValue(sell.best, questions, answers, sell.terms),
    path: text === '' ? sell.path : `${sell.path}?answers=${text}`,
    optionIds: Object.values(answers).flatMap((ids) => ids ?? []),
  };
}

export const valueWire = ({ cash, voucher, isUpTo, path }: TodaysValue): OwnDevice['value'] => ({
  cash: poundsFromPence(cash),
  voucher: poundsFromPence(voucher),
  is_up_to: isUpTo,
  path,
});

/** Every fault with a fixed price. The page of the repair opens with it chosen. */
export const repairsWire = (repair: ModelWays['repair']): OwnDevice['repairs'] =>
  repair?.faults.map(({ id, label, price }) => ({ label, price, path: `${repair.path}?answers=${id}` })) ??
  [];

export interface ReminderRow {
  device: string;
  below: Pence | null;
  step: Pence | null;
  reference: Pence;
  told_at: Date | null;
}

export const reminderWire = ({ below, step, reference, told_at: toldAt }: ReminderRow) => ({
  below: below === null ? null : poundsFromPence(pence(below)),
  step: step === null ? null : poundsFromPence(pence(step)),
  from: poundsFromPence(pence(reference)),
  told_at: toldAt?.toISOString() ?? null,
});
