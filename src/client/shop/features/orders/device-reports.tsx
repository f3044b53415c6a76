import type { TrackedOrder } from '#contract/orders.ts';
import { PhotoRow } from '#client/sections/photos/photo-row.tsx';
import { AccordionPanel, Accordion } from '#client/ui/accordion.tsx';

/** What the shop found at the very devices that the buyer has. */
export function DeviceReports({ order }: { order: TrackedOrder }) {
  const reports = order.lines.flatMap(({ name, devices }) => devices.map((device) => ({ name, ...device })));
  return (
    <section aria-label="Device reports" className="grid gap-3 border-t border-border pt-4 text-small">
      <h4 className="text-label font-semibold">
        {reports.length > 1 ? 'The reports of your devices' : 'The report of your device'}
      </h4>
      <Accordion>
        {reports.map(({ name, number, grade, identifier, is_repaired: isRepaired, checks, photos }) => (
          <AccordionPanel
            key={number}
            title={identifier ? `${name}, ${identifier}` : name}
            open={reports.length === 1}
          >
            <p className="text-secondary">
              {[
                grade && `Grade: ${grade}.`,
                isRepaired && 'Repaired and tested by the shop.',
                checks.length > 0
                  ? 'This is what we found when we checked it:'
                  : 'We checked it before we sent it.',
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {checks.length > 0 && (
              <ul className="mt-2 divide-y divide-border">
                {checks.map(({ check, found }, index) => (
                  <li key={index} className="flex justify-between gap-4 py-2">
                    <span className="text-secondary">{check}</span>
                    <span className="text-right font-medium wrap-anywhere">{found}</span>
                  </li>
                ))}
              </ul>
            )}
            {photos.length > 0 && (
              <div className="mt-3">
                <PhotoRow photos={photos} what={name} />
              </div>
            )}
          </AccordionPanel>
        ))}
      </Accordion>
    </section>
  );
}
