import type { TrackedOrder } from '#contract/orders.ts';
import { DeviceFindings } from '#client/sections/photos/device-findings.tsx';
import { AccordionPanel, Accordion } from '#client/ui/accordion.tsx';

/** The inspection reports of the buyer's own devices. */
export function DeviceReports({ order }: { order: TrackedOrder }) {
  const reports = order.lines.flatMap(({ name, devices }) => devices.map((device) => ({ name, device })));
  return (
    <section aria-label="Device reports" className="grid gap-3 border-t border-border pt-4 text-small">
      <h4 className="text-label font-semibold">
        {reports.length > 1 ? 'The reports of your devices' : 'The report of your device'}
      </h4>
      <Accordion>
        {reports.map(({ name, device }) => (
          <AccordionPanel
            key={device.number}
            title={device.identifier ? `${name}, ${device.identifier}` : name}
            open={reports.length === 1}
          >
            <DeviceFindings report={device} name={name} otherwise="We checked it before we sent it." />
          </AccordionPanel>
        ))}
      </Accordion>
    </section>
  );
}
