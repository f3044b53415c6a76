import { Component, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Section } from '#contract/sections/registry.ts';
import { onServer } from '#client/lib/on-server.ts';
import { cx } from '#client/ui/cx.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import { useNear } from '#client/ui/use-near.ts';
import { WithoutScripts } from '#client/ui/without-scripts.tsx';
import type { SectionKind } from './section-kinds.ts';
import { componentOf } from './section-set.ts';
import { isSetLoaded, useSectionSet } from './section-sets.ts';

/** Right after the first screen, or when the visitor comes near. */
export type SlotTime = 'soon' | 'near';

type Props = { entry: Section; kind: SectionKind; when: SlotTime };

/**
 * One section in its place, with room kept until its code is there. Whoever comes back to a page finds it whole, as
 * it was left.
 */
export function SectionSlot({ entry, kind, when }: Props) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [wasLoaded] = useState(() => isSetLoaded(kind.set));
  const hasTurn = useTurn(when === 'soon' && !wasLoaded);
  const set = useSectionSet(kind.set, when === 'soon' || isNear || wasLoaded);
  const Content = set && componentOf(set, entry);
  const isDrawn = isNear || wasLoaded || hasTurn;
  if (onServer) {
    return (
      <OnServer room={kind.room}>
        {Content && when === 'soon' && <Content entry={entry} design={kind.design} />}
      </OnServer>
    );
  }
  if (!Content || !isDrawn) return <div ref={ref} className={cx('min-h-(--room)', kind.room)} />;
  return (
    <SectionBoundary>
      <Content entry={entry} design={kind.design} />
    </SectionBoundary>
  );
}

/** Its room, and where scripts are off the section itself: nothing would come to fill the room. */
function OnServer({ room, children }: { room: string; children: ReactNode }) {
  return (
    <>
      <div className={cx('min-h-(--room) noscript:hidden', room)} />
      {children && <WithoutScripts>{children}</WithoutScripts>}
    </>
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
