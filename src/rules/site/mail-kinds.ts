/** The mails to shoppers to which a site can add its own words. Their parts with items, sums and links stay. */
export const MAIL_KINDS = {
  placed_transfer: {
    group: 'orders',
    title: 'How to pay',
    when: 'An order is placed, to be paid by transfer.',
  },
  placed_in_store: {
    group: 'orders',
    title: 'To pay in store',
    when: 'An order is placed, to be paid in store.',
  },
  placed_unpaid: {
    group: 'orders',
    title: 'Not paid yet',
    when: 'A card payment was started and not finished.',
  },
  declined: { group: 'orders', title: 'Payment failed', when: 'The bank declines a payment.' },
  paid: { group: 'orders', title: 'Paid', when: 'An order is paid. It is the receipt.' },
  await_trade_in: {
    group: 'orders',
    title: 'Waits for a trade-in',
    when: 'A device pays for a part of an order, which waits until it is checked.',
  },
  pay_difference: {
    group: 'orders',
    title: 'Difference to pay',
    when: 'The device that was to pay for an order is worth less, or does not come.',
  },
  accept: { group: 'orders', title: 'Accepted', when: 'The vendor accepts an order.' },
  refuse: { group: 'orders', title: 'Refused', when: 'The vendor refuses an order.' },
  cancel: { group: 'orders', title: 'Cancelled', when: 'An order is cancelled.' },
  change: { group: 'orders', title: 'Changed', when: 'Staff change what is in an order.' },
  offer_change: {
    group: 'orders',
    title: 'Change to pay for',
    when: 'A change costs more, and waits until it is paid.',
  },
  end_change: {
    group: 'orders',
    title: 'Change not made',
    when: 'A change was not paid for in time, or was taken back.',
  },
  late: { group: 'orders', title: 'Paid too late', when: 'Money comes in for a cancelled order.' },
  message: { group: 'orders', title: 'Message', when: 'The vendor or the shop writes about an order.' },
  new_link: { group: 'orders', title: 'New link', when: 'The links of an order are renewed.' },
  dispatch: { group: 'delivery', title: 'On its way', when: 'A parcel is sent: the whole order or a part.' },
  ready: {
    group: 'delivery',
    title: 'Ready to collect',
    when: 'An order waits in the store, with its code.',
  },
  complete: {
    group: 'delivery',
    title: 'Collected',
    when: 'An order was paid at the counter. It is the receipt.',
  },
  missing: { group: 'delivery', title: 'Something is missing', when: 'A part of an order can’t be sent.' },
  request_return: { group: 'returns', title: 'Return requested', when: 'A buyer asks for a return.' },
  accept_return: {
    group: 'returns',
    title: 'Return accepted',
    when: 'A return is accepted, with its label.',
  },
  refuse_return: { group: 'returns', title: 'Return refused', when: 'A return is refused, with the reason.' },
  appeal: { group: 'returns', title: 'Appeal', when: 'A buyer asks the shop to decide.' },
  withdraw_return: { group: 'returns', title: 'Return withdrawn', when: 'A buyer keeps it after all.' },
  receive_return: { group: 'returns', title: 'Return received', when: 'The vendor has it back.' },
  refund: { group: 'returns', title: 'Return refunded', when: 'Money or credit goes back for a return.' },
  exchange: {
    group: 'returns',
    title: 'Exchange packed',
    when: 'What was returned is exchanged for another variation.',
  },
  offer_exchange: {
    group: 'returns',
    title: 'Exchange to pay for',
    when: 'An exchange costs more, and waits until it is paid.',
  },
  end_exchange: {
    group: 'returns',
    title: 'Exchange not kept',
    when: 'Nothing came back in time, so the wanted item is for sale again.',
  },
  refund_amount: { group: 'returns', title: 'Part refunded', when: 'A part of the money goes back.' },
  refund_sent: {
    group: 'returns',
    title: 'Refund sent',
    when: 'A refund by transfer or at the counter is done.',
  },
  review_request: { group: 'later', title: 'Review', when: 'A week after an order has arrived.' },
  back_in_stock: {
    group: 'later',
    title: 'Back in stock',
    when: 'A product that a shopper waits for can be bought.',
  },
} as const satisfies Record<string, { group: MailGroup; title: string; when: string }>;

export type MailKind = keyof typeof MAIL_KINDS;
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

type MailGroup = keyof typeof MAIL_GROUPS;
export const MAIL_GROUPS = {
  orders: 'Order and payment',
  delivery: 'Delivery and collection',
  returns: 'Returns and refunds',
  later: 'Later',
} as const;
