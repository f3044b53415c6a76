import { useEffect, useEffectEvent, useRef } from 'react';
import type { VariationChoice } from '#contract/catalog.ts';
import type { Pence } from '#rules/money/money.ts';
import { announce } from '#client/ui/announce.ts';
import { priceWords } from '#client/lib/shown-price.ts';
import { stockOf } from '#client/lib/shown-stock.ts';

/** Announces the chosen variation and its price to screen readers. Add-ons announce their own total. */
export function useSaidVariation(
  variation: VariationChoice | undefined,
  hidesStock: boolean,
  addOns: Pence,
): void {
  const facts = variation && variationWords(variation, hidesStock);
  const said = useRef(facts);
  const say = useEffectEvent(() => {
    announce(variation ? variationWords(variation, hidesStock, addOns) : 'This combination is not available');
  });
  useEffect(() => {
    if (facts === said.current) return;
    said.current = facts;
    say();
  }, [facts]);
}

function variationWords(variation: VariationChoice, hidesStock: boolean, addOns?: Pence): string {
  const { label } = stockOf(variation, hidesStock);
  return [variation.name, priceWords(variation, addOns).price, ...(label ? [label] : [])].join(', ');
}
