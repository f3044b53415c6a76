export type { KnownCode } from './codes.reads.ts';
export { readCode } from './codes.reads.ts';
export { giveCodeBack, takeCode } from './codes.writes.ts';
export { readCredit } from './credit.reads.ts';
export { giveCredit, takeCredit } from './credit.writes.ts';
export { issueInvoice } from './invoices.writes.ts';
export type { PaymentKind } from './ledger.writes.ts';
export { postEntry, refundPostings, salePostings } from './ledger.writes.ts';
export type { Payment } from './payments.writes.ts';
export { makePayment, markPaid, markPayment, readPayment, readPaymentOf } from './payments.writes.ts';
/** Named by features above in their SQL. @public */
export { payments } from './tables.ts';
export { endRefund, makeRefund, readRefund, REFUND_JOB } from './refunds.writes.ts';
