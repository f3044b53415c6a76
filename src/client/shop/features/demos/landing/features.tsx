import type { ReactNode } from 'react';
import type { Line } from '#client/ui/lines.tsx';
import { BenchPanel, BuyInPanel, SalePanel } from '../screens/line-panels.tsx';
import { LabPanel, ShopsPanel, StaffPanel, WebPanel } from '../screens/office-panels.tsx';
import type { MainFeature } from './feature-words.ts';
import { MAIN_FEATURES, OTHER_FEATURES } from './feature-words.ts';
import { Section } from './section.tsx';
import { Tick } from './tick.tsx';

export function Features() {
  const [buying, selling, repairs] = MAIN_FEATURES;
  const { lab, shops, staff, web } = OTHER_FEATURES;
  return (
    <Section
      id="features"
      title="Everything between the door and the bench"
      text="Seven parts, one login, one price. Use what you need today and the rest when you grow."
    >
      <div className="grid gap-4 w960:grid-cols-3 w960:gap-6">
        <MainCard feature={buying} panel={<BuyInPanel />} />
        <MainCard feature={selling} panel={<SalePanel />} />
        <MainCard feature={repairs} panel={<BenchPanel />} />
      </div>
      <div className="mt-4 grid gap-4 w600:grid-cols-2 w960:mt-6 w960:gap-6 w1150:grid-cols-4">
        <SmallCard {...lab} panel={<LabPanel />} />
        <SmallCard {...shops} panel={<ShopsPanel />} />
        <SmallCard {...staff} panel={<StaffPanel />} />
        <SmallCard {...web} panel={<WebPanel />} />
      </div>
    </Section>
  );
}

const card = 'overflow-hidden rounded-card border border-border';
/** The drawn panel runs off the lower edge of its ground. */
const drawn = 'overflow-hidden [&>*]:h-full [&>*]:rounded-b-none';

function MainCard({ feature, panel }: { feature: MainFeature; panel: ReactNode }) {
  const { title, text, line, points } = feature;
  return (
    <article data-line={line} className={`${card} w650:grid w650:grid-cols-2 w960:block`}>
      <div
        aria-hidden="true"
        className={`h-58 bg-accent-tint px-5 pt-7 w650:h-full w960:h-58 w960:px-7 ${drawn}`}
      >
        {panel}
      </div>
      <div className="px-5 pt-6 pb-7 w960:px-7">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-label leading-5.5 text-muted">{text}</p>
        <Points points={points} line={line} />
      </div>
    </article>
  );
}

type SmallCardProps = { title: string; points: readonly string[]; panel: ReactNode };

function SmallCard({ title, points, panel }: SmallCardProps) {
  return (
    <article className={card}>
      <div aria-hidden="true" className={`h-41 bg-grey-1 px-6 pt-6 ${drawn}`}>
        {panel}
      </div>
      <div className="px-6 pt-5 pb-6">
        <h3 className="text-[1.0625rem] leading-6 font-semibold">{title}</h3>
        <Points points={points} />
      </div>
    </article>
  );
}

function Points({ points, line }: { points: readonly string[]; line?: Line }) {
  return (
    <ul className={line ? 'mt-4 grid gap-2.5 text-label leading-5.5' : 'mt-3 grid gap-2 text-small'}>
      {points.map((point) => (
        <li key={point} className="flex items-center gap-2.5">
          <Tick line={line} />
          {point}
        </li>
      ))}
    </ul>
  );
}
