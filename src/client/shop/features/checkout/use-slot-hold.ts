import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { holdSlot, useSlots, type HeldSlot } from '#client/lib/slots.api.ts';
import { leftWords, nextFree, slotWords } from '#client/sections/slots/slot-words.ts';

const SECOND = 1_000;

/** The time at a store that is kept for a cart while its details are typed. */
export function useSlotHold(cartId: string, storeId: number | undefined) {
  const slots = useSlots(storeId, { cart_id: cartId });
  const [last, setHeld] = useState<HeldSlot>();
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState<{ words: string; next: string | undefined }>();
  const [now, setNow] = useState(() => Date.now());
  const held = last?.store_id === storeId ? last : undefined;
  const left = held && leftWords(held.held_until, now);
  const isRunning = left !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);

  const choose = async (startsAt: string) => {
    if (storeId === undefined || wanted !== undefined) return;
    setWanted(startsAt);
    setProblem(undefined);
    try {
      setHeld(await holdSlot({ cart_id: cartId, store_id: storeId, starts_at: startsAt }));
      setNow(Date.now());
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      const { data } = isTaken ? await slots.refetch() : slots;
      const next = isTaken && data ? nextFree(data.days, startsAt) : undefined;
      setProblem({ words: isTaken ? `${slotWords(startsAt)} was just taken.` : messageOf(error), next });
    }
    setWanted(undefined);
  };

  return {
    days: slots.data?.days,
    /** The first free time of the chosen store. */
    first: slots.data,
    failure: slots.isError ? messageOf(slots.error) : undefined,
    /** The kept time. When its clock is over it can be taken by others. */
    held: isRunning ? held : undefined,
    left,
    isOver: held !== undefined && !isRunning,
    /** The chosen time, or the one that is being requested. */
    chosen: wanted ?? (isRunning ? held?.starts_at : undefined),
    problem,
    choose: (startsAt: string) => void choose(startsAt),
    /** The store has a free time, so one has to be chosen. */
    isNeeded: slots.data?.days.some((day) => day.slots.length > 0) ?? false,
  };
}

export type SlotHold = ReturnType<typeof useSlotHold>;
