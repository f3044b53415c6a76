import type { Deposit, Ticket } from '#rules/repair/moves.ts';

interface DepositColumns {
  deposit: number;
  depositPaidAt: Date | null;
  depositBackAt: Date | null;
}

export const depositOf = ({ deposit, depositPaidAt, depositBackAt }: DepositColumns): Deposit => ({
  amount: deposit,
  isPaid: depositPaidAt !== null,
  isBack: depositBackAt !== null,
});

/** The columns of a ticket that decide over its moves. */
interface TicketColumns extends DepositColumns, Pick<Ticket, 'state' | 'way' | 'checksAgree' | 'repairedBy'> {
  storeId: number | null;
  address: object | null;
  loanDevice: string | null;
  loanBackAt: Date | null;
  paidAt: Date | null;
}

/** The facts of a ticket that decide over its moves. */
export const ticketOf = (row: TicketColumns, lines: Ticket['lines']): Ticket => ({
  state: row.state,
  way: row.way,
  hasStore: row.storeId !== null,
  hasAddress: row.address !== null,
  lines,
  checksAgree: row.checksAgree,
  isLoanOut: row.loanDevice !== null && row.loanBackAt === null,
  isPaid: row.paidAt !== null,
  deposit: depositOf(row),
  repairedBy: row.repairedBy,
});
