export { countCodes } from './codes-office.reads.ts';
export type { KnownCode } from './codes.reads.ts';
export { readCode } from './codes.reads.ts';
export { giveCodeBack, takeCode } from './codes.writes.ts';
export { readAllCredit, readCredit } from './credit.reads.ts';
export { giveCredit, HAS_CREDIT, moveCredit, takeCredit } from './credit.writes.ts';
export {
  holdShare,
  isDisputed,
  keepDispute,
  postDisputeFee,
  postTakenTwice,
  releaseHeld,
  TWICE,
} from './disputes.writes.ts';
export { issueInvoice } from './invoices.writes.ts';
export type { PaymentKind } from './ledger.writes.ts';
export { bonusPostings, postEntry, refundPostings, salePostings, tradeInPostings } from './ledger.writes.ts';
export { PAYOUT_SEAL } from './payouts.reads.ts';
export type { AnyPayment, Payment, RepairPaymentRow } from './payments.writes.ts';
export {
  addToPayment,
  cancelPayment,
  END_PAYMENT_JOB,
  keepReference,
  makePayment,
  markPaid,
  markPayment,
  readAnyPayment,
  readOpenPayments,
  readPayment,
  readPaymentBy,
  readPaymentOf,
  splitByPayment,
} from './payments.writes.ts';
export { makeRepairPayment, readKeptRepairPayment, readOpenRepairPayment } from './repair-payments.writes.ts';
export { readBookCheck } from './books.reads.ts';
export { readLastEvent } from './provider-events.reads.ts';
export { seeEvent } from './provider-events.writes.ts';
/** Named by features above in their SQL. @public */
export {
  codes,
  creditBalances,
  disputes,
  invoices,
  ledgerEntries,
  payments,
  postings,
  refunds,
} from './tables.ts';
export type { TradeInCredit } from './trade-in-credits.reads.ts';
export { isForOrderSql, lockTradeInCredit, paysForSql, readCreditOfItem } from './trade-in-credits.reads.ts';
export type { TakenDevice } from './trade-in-credits.writes.ts';
export {
  FOLLOW_DEVICE_JOB,
  keepDifference,
  LOOK_AT_ORDER_JOB,
  lookAtOrder,
  noteWorth,
  releaseTradeIn,
  spendTradeIn,
  takeTradeIn,
} from './trade-in-credits.writes.ts';
export { giveCreditTo } from './waiting-credit.writes.ts';
/** Named by features above in their SQL. @public */
export { tradeInCredits } from './trade-in-credits.tables.ts';
export type { NewRefund, Refund } from './refunds.writes.ts';
export {
  makeRefund,
  moveRefund,
  noteRefund,
  readPendingRefunds,
  readRefund,
  readRefundsOf,
  REFUND_JOB,
  takeUnsentRefunds,
} from './refunds.writes.ts';
