import { useState } from 'react';
import type { Advice } from '#contract/catalog.ts';
import type { Offer } from '#rules/trade-in.ts';
import { useAdvice } from '../advisor/advice.api.ts';
import { BetterWays } from '../advisor/better-ways.tsx';

type Props = {
  productId: number;
  /** The answer to the question for the grade. */
  graded: number | undefined;
  offer: Offer;
  /** The offer with another answer to that question, the rest as it is. */
  offerAs: (optionId: number) => Offer;
};

type Fault = Advice['faults'][number];

/** The other ways, in the light of the answers given here. */
export function SellAdvice({ productId, graded, offer, offerAs }: Props) {
  const advice = useAdvice(productId);
  const [faultId, setFaultId] = useState<number>();
  if (!advice) return null;
  const fault = faultOf(advice, faultId, graded);
  const offerFor = (grade: Fault['as_it_is'] | undefined) => grade && offerAs(grade.option_id);
  const afterRepair = offerFor(fault?.after_repair) ?? undefined;
  // Whatever is graded as well as a mended one has nothing to repair.
  const isWhole = graded !== undefined && afterRepair !== undefined && offer.cash >= afterRepair.cash;
  const asItIs = graded === undefined ? offerFor(fault?.as_it_is) : offer;
  const words = graded === undefined ? (fault?.as_it_is?.label ?? '') : 'As you told us';
  return (
    <BetterWays
      advice={advice}
      fault={isWhole ? undefined : fault}
      onFault={setFaultId}
      known={{ asItIs: asItIs ? { ...asItIs, words } : undefined, afterRepair }}
    />
  );
}

/** The fault that was chosen, or else the first that leads to the grade that was answered. */
function faultOf({ faults }: Advice, chosen: number | undefined, graded: number | undefined) {
  return (
    faults.find(({ option_id }) => option_id === chosen) ??
    faults.find(({ as_it_is }) => as_it_is?.option_id === graded) ??
    faults[0]
  );
}
