import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';

export const refuseFields = (errors: Readonly<Record<string, string>>): Refusal => {
  const [[field, text] = ['input', 'is wrong']] = Object.entries(errors);
  return refuse(400, `${field}: ${text}.`, errors);
};

export const NO_COST = 'Your account may not see or set what goods cost.';
