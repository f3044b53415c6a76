import { useState } from 'react';
import { useAdvice } from '../advisor/advice.api.ts';
import { BetterWays } from '../advisor/better-ways.tsx';
import { sellView, type SellAnswers } from '../advisor/page-view.ts';

type Props = SellAnswers & { productId: number };

/** The other ways, in the light of the answers given here. */
export function SellAdvice({ productId, ...answers }: Props) {
  const advice = useAdvice(productId);
  const [faultId, setFaultId] = useState<number>();
  if (!advice) return null;
  return <BetterWays advice={advice} {...sellView(advice, answers, faultId)} onFault={setFaultId} />;
}
