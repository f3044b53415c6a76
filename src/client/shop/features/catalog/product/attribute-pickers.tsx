import type { ProductDetail } from '#contract/catalog.ts';
import type { Pence } from '#rules/money/money.ts';
import type { Chosen } from '#rules/catalog/variation-choice.ts';
import { ChoiceButton, ChoiceGroup } from '#client/ui/choice.tsx';
import { choiceColumns } from './choice-columns.ts';
import { choicesOf } from './choices.ts';
import { gradeWords } from './grades.ts';

type Props = {
  product: ProductDetail;
  chosen: Chosen;
  /** The prices of all chosen options together. */
  addOns: Pence;
  onChoose: (column: number, label: string) => void;
};

export function AttributePickers({ product, chosen, addOns, onChoose }: Props) {
  return product.product_atrribute.map(({ attribute_id, attribute_name, column }) => {
    const choices = choicesOf(product, column, chosen, addOns);
    return (
      <ChoiceGroup
        key={attribute_id}
        label={attribute_name}
        detail={<ChosenWords label={chosen[column]} />}
        columns={choiceColumns(choices)}
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

/** The chosen term, and the meaning of a grade. In a narrow column only the tile names the grade. */
function ChosenWords({ label }: { label: string | undefined }) {
  const words = gradeWords(label);
  if (!words) return label;
  return (
    <>
      <span className="@max-[439px]:sr-only">{label}: </span>
      {words}
    </>
  );
}
