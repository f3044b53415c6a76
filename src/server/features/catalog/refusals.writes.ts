import { isForeignKeyViolation, isUniqueViolation, isUniqueViolationOf } from '../../db/violations.ts';
import { inPeoplesWords } from '../../http/call-input.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';

export const refuseFields = (errors: Readonly<Record<string, string>>): Refusal => {
  const [[field, text] = ['input', 'is wrong']] = Object.entries(errors);
  return refuse(400, inPeoplesWords(field, text), errors);
};

export const NO_COST = 'Your account may not see or set what goods cost.';

/**
 * The database decides if two requests write the same value at once, or if one removes a record that the
 * other needs.
 */
export async function unlessTwice<A>(work: () => Promise<A | Refusal>): Promise<A | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return takenBy(error);
    if (isForeignKeyViolation(error))
      return refuse(409, 'Something that you chose was removed in the meantime. Please load the page again.');
    throw error;
  }
}

function takenBy(error: unknown): Refusal {
  if (isUniqueViolationOf(error, 'variations_terms'))
    return refuseFields({ variations: 'Two variations have the same terms' });
  return isUniqueViolationOf(error, 'products_line_model')
    ? refuseFields({ model_id: 'There is a product of this model already' })
    : refuseFields({ sku: 'Another product has this SKU' });
}
