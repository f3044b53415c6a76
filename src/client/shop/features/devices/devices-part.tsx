import { Smartphone } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { LookAround } from '#client/sections/parts/look-around.tsx';
import { OwnList } from '#client/sections/tracking/own-list.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { DeviceCard } from './device-card.tsx';
import { useDevices } from './devices.api.ts';

/** Everything that an account has bought, sold or had repaired. */
export function DevicesPart() {
  return (
    <OwnList
      query={useDevices()}
      what="Your devices"
      empty={
        <EmptyState
          picture={<Smartphone size={40} strokeWidth={1.5} />}
          title="No device here yet"
          text="What you buy, sell or have repaired appears here, with its warranty, its documents and what it is worth today."
          actions={
            <>
              <LookAround />
              <ButtonLink href={addresses.finder('sell')} variant="outline">
                Get a price for yours
              </ButtonLink>
            </>
          }
        />
      }
      row={(device) => <DeviceCard key={device.id} device={device} />}
    />
  );
}
