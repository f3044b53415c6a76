import type { TrackedTradeIn } from '#contract/trade-ins.ts';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Facts, type Fact } from '#client/sections/tracking/facts.tsx';
import { Panel } from '#client/ui/panel.tsx';

/** Facts of the devices, as far as others who have the link may know them. */
export function YourTradeIn({ tracked }: { tracked: TrackedTradeIn }) {
  const { items, payout, address, email, number, repair } = tracked;
  const ends = tracked.account_ends ?? items[0]?.account_ends ?? null;
  const facts: Fact[] = [
    { label: 'Number', value: number },
    ...items.flatMap(({ identifier, name }) =>
      identifier === null ? [] : [{ label: items.length > 1 ? name : 'IMEI or serial', value: identifier }],
    ),
    {
      label: 'Paid by',
      value: payout === 'bank' ? `Bank${ends === null ? '' : `, •••• ${ends}`}` : 'Voucher',
    },
    { label: 'Mails go to', value: email },
    ...(address.length > 0 ? [{ label: 'Your address', value: address.join(', ') }] : []),
  ];
  return (
    <Panel title="Your trade-in">
      <Facts facts={facts} />
      {repair?.token && (
        <p className="mt-4 text-small">
          It was to be repaired:{' '}
          <Anchor href={addresses.track(repair.token)} className="font-medium underline">
            repair {repair.number}
          </Anchor>
          .
        </p>
      )}
    </Panel>
  );
}
