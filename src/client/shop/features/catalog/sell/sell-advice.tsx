import { useState } from 'react';
import type { Offer } from '#rules/trade-in.ts';
import { useAdvice } from '../advisor/advice.api.ts';
import { BetterWays } from '../advisor/better-ways.tsx';
import { sellView } from '../advisor/page-view.ts';

type Props = {
  productId: number;
  /** The answer to the question for the grade. */
  graded: number | undefined;
  offer: Offer;
  highest: Offer;
  /** The offer with another answer to that question, the rest as it is. */
  offerAs: (optionId: number) => Offer;
};

/** The other ways, in the light of the answers given here. */
export function SellAdvice({ productId, ...answers }: Props) {
  const advice = useAdvice(productId);
  const [faultId, setFaultId] = useState<number>();
  if (!advice) return null;
  return <BetterWays advice={advice} {...sellView(advice, answers, faultId)} onFault={setFaultId} />;
}
