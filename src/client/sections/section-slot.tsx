import { Component, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Section } from '#contract/sections/registry.ts';
import { onServer } from '#client/lib/on-server.ts';
import { useFreshness } from '#client/lib/router.tsx';
import { cx } from '#client/ui/cx.ts';
import { idleTurn } from '#client/ui/idle-turn.ts';
import { useNear } from '#client/ui/use-near.ts';
import { WithoutScripts } from '#client/ui/without-scripts.tsx';
import type { SectionKind } from './section-kinds.ts';
import { componentOf } from './section-set.ts';
import { isSetLoaded, useSectionSet } from './section-sets.ts';

/**
 * When a section is drawn:
 * - `first`: with the first screen.
 * - `soon`: in an idle turn after the first screen.
 * - `later`: the same, but its code is loaded only in that turn.
 * - `near`: when the visitor comes near.
 *
 * Without scripts all but `near` are drawn.
 */
export type SlotTime = 'first' | 'soon' | 'later' | 'near';

/** Names the code that a section of the first screen needs, so that it is there when the page takes over. */
export const FIRST_SET = 'data-first-set';

type Props = { entry: Section; kind: SectionKind; when: SlotTime };

/**
 * One section, with reserved space until its code is loaded. A visitor who comes back to a page finds it complete.
 */
export function SectionSlot({ entry, kind, when }: Props) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [wasLoaded] = useState(() => isSetLoaded(kind.set));
  // A map is much code, and draws itself at once.
  const isMap = kind.set === 'map';
  const isFirst = when === 'first' && !isMap;
  const isSoon = isFirst || (when === 'soon' && !isMap);
  // What is far down a long page waits, unless the visitor comes back to it.
  const isFresh = useFreshness();
  const isKept = wasLoaded && (when !== 'later' || !isFresh);
  const hasTurn = useTurn((isSoon || (when === 'later' && !isMap)) && !isKept);
  const set = useSectionSet(kind.set, isSoon || isNear || isKept || hasTurn);
  const Content = set && componentOf(set, entry);
  const isDrawn = isNear || isKept || hasTurn;
  if (onServer) {
    const drawn = Content && <Content entry={entry} design={kind.design} isFirst={isFirst} />;
    return isFirst ? (
      <div {...{ [FIRST_SET]: kind.set }}>{drawn}</div>
    ) : (
      <OnServer room={kind.room}>{when !== 'near' && drawn}</OnServer>
    );
  }
  if (!Content || !isDrawn) return <div ref={ref} className={cx('min-h-(--room)', kind.room)} />;
  return (
    <SectionBoundary>
      <Content entry={entry} design={kind.design} isFirst={isFirst} />
    </SectionBoundary>
  );
}

/** The reserved space, and for browsers without scripts the section itself. */
function OnServer({ room, children }: { room: string; children: ReactNode }) {
  return (
    <>
      <div className={cx('min-h-(--room) noscript:hidden', room)} />
      {children && <WithoutScripts>{children}</WithoutScripts>}
    </>
  );
}

/** True after an idle turn of the browser. */
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

/** If a section throws, only that section disappears. */
class SectionBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
