import type { ProductDetail } from '#contract/catalog.ts';
import type { Chosen } from '#rules/variation-choice.ts';
import { ChoiceButton, ChoiceGroup } from '#client/ui/choice.tsx';
import { choicesOf, type Choice } from './choices.ts';
import { gradeWords } from './grades.ts';

type Props = {
  product: ProductDetail;
  chosen: Chosen;
  onChoose: (column: number, label: string) => void;
};

export function AttributePickers({ product, chosen, onChoose }: Props) {
  return product.product_atrribute.map(({ attribute_id, attribute_name, column }) => {
    const choices = choicesOf(product, column, chosen);
    return (
      <ChoiceGroup
        key={attribute_id}
        label={attribute_name}
        detail={gradeWords(chosen[column]) ?? chosen[column]}
        columns={columnsFor(choices)}
        className="mt-6"
      >
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.label}
            label={choice.label}
            second={choice.second}
            swatch={choice.swatch}
            chosen={choice.isChosen}
            unavailable={choice.isUnavailable}
            onClick={() => onChoose(column, choice.label)}
          />
        ))}
      </ChoiceGroup>
    );
  });
}

/** Beside a swatch fewer letters fit. */
function columnsFor(choices: readonly Choice[]): 2 | 3 | 4 | 'roomy' {
  const longest = Math.max(...choices.map(({ label, swatch }) => label.length + (swatch ? 4 : 0)));
  if (longest > 16) return 2;
  if (choices.length === 4) return 4;
  return longest > 9 ? 'roomy' : 3;
}
