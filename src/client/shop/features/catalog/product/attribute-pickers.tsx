import type { ProductDetail } from '#contract/catalog.ts';
import type { Chosen } from '#rules/variation-choice.ts';
import { ChoiceButton, ChoiceGroup } from '#client/ui/choice.tsx';
import { choicesOf } from './choices.ts';
import { gradeWords } from './grades.ts';

type Props = {
  product: ProductDetail;
  chosen: Chosen;
  onChoose: (column: number, label: string) => void;
};

export function AttributePickers({ product, chosen, onChoose }: Props) {
  return product.product_atrribute.map(({ attribute_id, attribute_name, column }) => {
    const choices = choicesOf(product, column, chosen);
    const isLong = choices.some(({ label }) => label.length > 12);
    return (
      <ChoiceGroup
        key={attribute_id}
        label={attribute_name}
        detail={gradeWords(chosen[column]) ?? chosen[column]}
        columns={isLong ? 2 : choices.length === 4 ? 4 : 3}
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
