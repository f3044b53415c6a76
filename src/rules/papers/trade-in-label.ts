import { unsaid } from '../orders/choice-words.ts';
import { NO_POSTAGE } from '../orders/return-ways.ts';
import type { Address, Paper, Seller } from './paper.ts';
import { addressLines, dateOf, footOf, postLines } from './paper.ts';

export interface TradeInLabel {
  /** The number of the device, which the bench scans. */
  number: string;
  name: string;
  choice: string;
  /** The business that buys it. */
  buyer: Seller;
  customer: string;
  address: Address;
  /** Until when the device has to arrive for its price. */
  sendBy: Date | null;
}

/** The label that a customer sticks on the parcel of a device that they sell. */
export function tradeInLabelPaper(label: TradeInLabel): Paper {
  const { number, name, choice, buyer, customer, address, sendBy } = label;
  return {
    title: 'Trade-in label',
    number,
    from: buyer.name,
    facts: [
      { label: 'Trade-in', value: number },
      ...(sendBy ? [{ label: 'Send by', value: dateOf(sendBy) }] : []),
    ],
    parties: [
      { label: 'To: Trade-ins', lines: postLines(buyer) },
      { label: 'From', lines: [customer, ...addressLines(address)] },
    ],
    barcode: number,
    qr: number,
    isLabel: true,
    items: {
      caption: 'What to send',
      columns: [{ label: 'Device', kind: 'words' }],
      rows: [[{ text: name, detail: unsaid(choice, name) }]],
    },
    sums: [],
    notes: [],
    steps: [
      'Back up what you want to keep. Sign out of your accounts on the device, switch off Find My, and erase it.',
      'Take out SIM and memory cards.',
      'Pack the device so that nothing moves in the box.',
      'Cut out the label and stick it on the outside of the parcel. Cover older labels.',
      `${NO_POSTAGE} Keep the proof of postage until we have told you that the parcel is here.`,
    ],
    foot: footOf(buyer),
  };
}
