import { useId } from 'react';
import type { ComponentType } from 'react';
import { designOf, type SectionOf, type ShownDesign } from '#contract/sections/registry.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';

type Service = NonNullable<SectionOf<'services_section'>['services_items']>[number];

type Show = ComponentType<{ services: readonly Service[] }>;

const DESIGNS: Readonly<Record<number, Show>> = {
  1: Ruled,
  2: Boxed,
  3: Centred,
} satisfies Record<ShownDesign<'services_section'>, Show>;

/** The shop's services: each with an icon, a short title and a line. */
export function ServicesSection({ entry, design }: SectionProps<'services_section'>) {
  const id = useId();
  const services = (entry.services_items ?? []).slice(0, designOf(entry)?.shows);
  const Show = DESIGNS[design];
  if (!Show || services.length === 0) return null;
  return (
    <section aria-labelledby={entry.title ? id : undefined}>
      <EntryHeading id={id} entry={entry} />
      <Show services={services} />
    </section>
  );
}

const columns = (count: number) =>
  cx(
    'card-grid grid grid-cols-1 [--cell:14rem] w500:grid-cols-2',
    count % 3 === 0 ? 'w960:grid-cols-3' : 'min-[768px]:grid-cols-4',
  );

/** Design 1: a strip between two lines, divided by thin lines. */
function Ruled({ services }: { services: readonly Service[] }) {
  return (
    <ul className={cx(columns(services.length), 'border-y border-border py-2 w960:py-0')}>
      {services.map((service, index) => (
        <li
          key={service.title}
          className={cx(
            'flex gap-4 py-5 w500:pr-6 min-[768px]:flex-col min-[768px]:gap-3 w960:flex-row w960:gap-4 w960:border-border w960:py-8',
            index > 0 && 'w960:not-in-[.narrow]:border-l w960:not-in-[.narrow]:pl-6',
          )}
        >
          <NamedIcon icon={service.icon} size={26} />
          <Words service={service} />
        </li>
      ))}
    </ul>
  );
}

/** Design 2: white cards, for a coloured background. */
function Boxed({ services }: { services: readonly Service[] }) {
  return (
    <ul className={cx(columns(services.length), 'gap-tiles')}>
      {services.map((service) => (
        <li key={service.title} className="rounded-card bg-paper p-5 w960:p-6">
          <span className="mb-4 grid size-13 place-items-center rounded-[14px] bg-buy-tint text-buy-text">
            <NamedIcon icon={service.icon} size={24} />
          </span>
          <Words service={service} />
        </li>
      ))}
    </ul>
  );
}

/** Design 3: large, in three columns with centred text. */
function Centred({ services }: { services: readonly Service[] }) {
  return (
    <ul className="card-grid grid grid-cols-1 gap-10 [--cell:12rem] w650:grid-cols-3 w650:gap-tiles">
      {services.map((service) => (
        <li key={service.title} className="flex flex-col items-center text-center text-balance">
          <span className="mb-4 grid size-18 place-items-center rounded-full bg-paper">
            <NamedIcon icon={service.icon} size={32} />
          </span>
          <Words service={service} />
        </li>
      ))}
    </ul>
  );
}

function Words({ service }: { service: Service }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="text-name">{service.title}</p>
      <p className="mt-1 max-w-64 text-small text-secondary">{service.description}</p>
    </div>
  );
}
