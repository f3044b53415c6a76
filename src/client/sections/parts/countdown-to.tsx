import { useEffect, useState } from 'react';
import type { SectionOf } from '#contract/sections/registry.ts';
import { offerEnd, timeLeft } from './time-left.ts';
import { Countdown } from '#client/ui/countdown.tsx';

const SECOND = 1_000;

/** The time until an offer ends; nothing after its end, or without an end. */
export function CountdownTo({
  offer,
}: {
  offer: Pick<SectionOf<'product_section'>, 'ends_at' | 'ends_again_days'>;
}) {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(offerEnd(offer, now), now);
  const isRunning = left !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left && <Countdown parts={left.parts} label={left.words} />;
}
