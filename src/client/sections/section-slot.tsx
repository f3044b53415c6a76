import { Component, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { TemplateEntry } from '#contract/site.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import { useNear } from '#client/ui/use-near.ts';
import type { SectionKind } from './section-kinds.ts';
import { isSetLoaded, useSectionSet } from './section-sets.ts';

/** Right after the first screen, or when the visitor comes near. */
export type SlotTime = 'soon' | 'near';

type Props = { entry: TemplateEntry; kind: SectionKind; when: SlotTime };

/**
 * One section in its place, with room kept until its code is there. Whoever comes back to a page finds it whole, as
 * it was left.
 */
export function SectionSlot({ entry, kind, when }: Props) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [wasLoaded] = useState(() => isSetLoaded(kind.set));
  const hasTurn = useTurn(when === 'soon' && !wasLoaded);
  const Section = useSectionSet(kind.set, when === 'soon' || isNear || wasLoaded)?.[entry.section_type];
  const isDrawn = isNear || wasLoaded || hasTurn;
  if (!Section || !isDrawn) return <div ref={ref} className={kind.room} />;
  return (
    <SectionBoundary>
      <Section entry={entry} design={kind.design} />
    </SectionBoundary>
  );
}

/** True once the browser had time for it. */
function useTurn(isWanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void idleTurn().then(() => {
      if (isHere) startTransition(() => setHasTurn(true));
    });
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return hasTurn;
}

/** Content that breaks its section is that section's trouble alone. */
class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
