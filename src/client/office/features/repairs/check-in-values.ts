import { MOST_CHECK_IN_PHOTOS } from '#rules/repair/limits.ts';
import type { MoveBody } from './repairs.api.ts';

/** The checks when a device is handed over. */
export const CHECKLIST = [
  'Switches on',
  'Screen and touch',
  'Cameras',
  'Speakers and microphones',
  'Buttons',
  'Charging',
  'Network and Wi-Fi',
  'Face or fingerprint',
  'Case and back',
] as const;

export type Checked = 'ok' | 'faulty' | 'none';

export interface CheckInValues {
  /** By the name of the check. Checks that were not made are missing. */
  checks: Readonly<Record<string, { is: Checked; note: string } | undefined>>;
  accessories: string;
  passcode: string;
  agrees: boolean | undefined;
  signed_by: string;
  photos: readonly string[];
  isSending: boolean;
}

export const NO_CHECK_IN: CheckInValues = {
  checks: {},
  accessories: '',
  passcode: '',
  agrees: undefined,
  signed_by: '',
  photos: [],
  isSending: false,
};

type Errors = Partial<Record<keyof CheckInValues, string>>;

/** The missing fields, in the order of the form. */
export function checkInErrors(values: CheckInValues): Errors {
  const open = CHECKLIST.filter((check) => values.checks[check] === undefined);
  return {
    ...(values.isSending
      ? { photos: 'A photo is still being sent.' }
      : values.photos.length === 0 && { photos: 'Please take at least one photo.' }),
    ...(open.length > 0 && { checks: `Not checked yet: ${open.join(', ')}.` }),
    ...(values.agrees === undefined && { agrees: 'Please say whether it is as it was told.' }),
    ...(!values.signed_by.trim() && { signed_by: 'Please type the name of the person who agrees.' }),
  };
}

/** The check-in, as it is sent. A check that does not apply to the device is left out. */
export function checkInBody(values: CheckInValues): Omit<MoveBody, 'version' | 'move'> {
  return {
    photos: values.photos.slice(0, MOST_CHECK_IN_PHOTOS),
    checks: CHECKLIST.flatMap((check) => {
      const said = values.checks[check];
      if (!said || said.is === 'none') return [];
      const note = said.note.trim();
      return [{ check, is_ok: said.is === 'ok', ...(note && { note }) }];
    }),
    ...(values.accessories.trim() && { accessories: values.accessories.trim() }),
    ...(values.passcode && { passcode: values.passcode }),
    ...(values.agrees !== undefined && { agrees: values.agrees }),
    signed_by: values.signed_by.trim(),
  };
}
