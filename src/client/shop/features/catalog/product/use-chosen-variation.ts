import { useState } from 'react';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import type { Chosen } from '#rules/catalog/variation-choice.ts';
import { useRouter } from '#client/lib/router.tsx';
import { choiceOf, chosenVariation, isWholeChoice } from './choices.ts';
import { useVariation } from './product.api.ts';

/**
 * The chosen variation. The address follows it without a new history entry: a shared link shows the same, and Back
 * leaves the page.
 */
export function useChosenVariation(product: ProductDetail, opening: VariationChoice | null) {
  const { navigate } = useRouter();
  const [chosen, setChosen] = useState<Chosen>(() => choiceOf(opening));
  const [hasChosen, setHasChosen] = useState(false);
  const variation = chosenVariation(product, chosen);
  // The product's answer has enough data for the first variation.
  const wantsLookup = hasChosen && isWholeChoice(product, chosen);
  const lookup = useVariation(product.id, wantsLookup ? chosen : undefined);
  const details = lookup.data && lookup.data.id === variation?.id ? lookup.data : undefined;

  function choose(column: number, label: string) {
    const next = { ...chosen, [column]: label };
    const there = chosenVariation(product, next);
    setChosen(next);
    setHasChosen(true);
    if (!there) return;
    const { is_active_for, Category, slug, id } = product;
    navigate(addresses.product(lineFromCode(is_active_for), Category.slug, slug, id, there.id), {
      replace: true,
      keepScroll: true,
    });
  }

  return { chosen, choose, variation, details };
}
