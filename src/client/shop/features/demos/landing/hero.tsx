import { CreditCard, Inbox, Printer, ScanBarcode, Tag } from 'lucide-react';
import { POS_HEADING, POS_LEAD } from '#rules/presentation/pos-words.ts';
import { Container } from '#client/ui/layout.tsx';
import { stageGround } from '../grounds.ts';
import { RepairTicket } from '../screens/repair-ticket.tsx';
import { StockList } from '../screens/stock-list.tsx';
import { Till } from '../screens/till.tsx';
import type { TrialOpener } from './trial-buttons.tsx';
import { TrialButtons } from './trial-buttons.tsx';

const WORKS_WITH = [
  { icon: Printer, name: 'Receipt printers' },
  { icon: ScanBarcode, name: 'Barcode scanners' },
  { icon: CreditCard, name: 'Card readers' },
  { icon: Tag, name: 'Label printers' },
  { icon: Inbox, name: 'Cash drawers' },
];

export function Hero(opener: TrialOpener) {
  return (
    <Container>
      <div className="grid items-end gap-x-6 gap-y-4 pt-6 w960:grid-cols-[7fr_5fr] w960:pt-12">
        <h1 className="max-w-165 text-display">{POS_HEADING}</h1>
        <div className="w960:pb-1">
          <p className="text-lead text-secondary">{POS_LEAD}</p>
          <TrialButtons {...opener} className="mt-6" />
        </div>
      </div>
      <Stage />
      <div className="grid grid-cols-2 items-center gap-x-4 gap-y-3 pt-8 text-small text-secondary w600:grid-cols-3 w600:text-label w1150:flex w1150:justify-between">
        <b className="col-span-full font-medium text-ink">Works with what is on your counter</b>
        {WORKS_WITH.map(({ icon: Icon, name }) => (
          <span key={name} className="flex items-center gap-2.5">
            <Icon size={20} />
            {name}
          </span>
        ))}
      </div>
    </Container>
  );
}

/** The till with a ticket and a list over its free edge; one after the other where there is no room. */
function Stage() {
  return (
    <div
      className="relative -mx-gutter mt-9 grid gap-4 px-gutter py-6 w650:mx-0 w650:rounded-hero w650:p-6 w960:mt-14 w1150:block w1150:h-155"
      style={stageGround}
    >
      <Till className="w1150:absolute w1150:top-10 w1150:left-10 w1150:h-135 w1150:w-[calc(100%-372px)]" />
      <p className="sr-only">
        Beside it, repair ticket R-2048, due today at 16:30 and in step 3 of 5, and a list of lab stock with
        the bin of each part and how many are free.
      </p>
      <div
        aria-hidden="true"
        className="grid items-start gap-4 w650:grid-cols-2 w1150:absolute w1150:top-16 w1150:right-10 w1150:w-81 w1150:grid-cols-1 w1150:gap-5"
      >
        <RepairTicket />
        <StockList />
      </div>
    </div>
  );
}
