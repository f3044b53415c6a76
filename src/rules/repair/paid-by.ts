import type { RepairPayment } from './kinds.ts';

const WORDS: Record<RepairPayment, string> = {
  cash: 'in cash',
  card: 'by card',
  bank_transfer: 'by bank transfer',
  online: 'online',
};

/** How a repair was paid, after 'Paid': 'by card'. */
export const paidBy = (kind: RepairPayment): string => WORDS[kind];
