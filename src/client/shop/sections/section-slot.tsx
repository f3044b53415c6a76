import { Component, useState } from 'react';
import type { ReactNode } from 'react';
import type { TemplateEntry } from '#contract/site.ts';
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
  const isWanted = when === 'soon' || isNear || wasLoaded;
  const Section = useSectionSet(kind.set, isWanted)?.[entry.section_type];
  if (!Section || !isWanted) return <div ref={ref} className={kind.room} />;
  return (
    <SectionBoundary>
      <Section entry={entry} design={kind.design} />
    </SectionBoundary>
  );
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
