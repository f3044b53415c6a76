/** The clocks and amounts of repairs. Everything that waits for a time reads it from here. */

/** Days from today, today included, on which a slot can be booked. */
export const SLOT_DAYS = 14;
/** Slots begin at every half hour. */
export const SLOT_STEP = 30;
/** How long a chosen slot is kept while the customer types their details. */
export const HOLD_MINUTES = 10;
/** The bench time of a device whose work is not known, or takes days: it is only handed over. */
export const HAND_OVER_MINUTES = 30;
/** Longer work is not waited for: the slot is for handing the device over. */
export const LONGEST_SLOT_MINUTES = 240;

/** How many benches a store has unless it says so. */
export const USUAL_BENCHES = 2;
export const MOST_BENCHES = 20;

/** A slot that was missed by so many hours ends the booking. */
export const NO_SHOW_HOURS = 24;
/** How many hours before a slot the customer is reminded. */
export const REMINDER_HOURS = 24;
/** A posted device that has not arrived after so many days was not sent. */
export const POST_IN_DAYS = 14;
/** After so many days without an answer, an estimate counts as declined. */
export const APPROVAL_DAYS = 14;
/** A device that waits to be collected for so many days is unclaimed. */
export const UNCLAIMED_DAYS = 30;
/** A device that was sent back so many days ago has arrived. */
export const ARRIVED_DAYS = 10;
/** A ticket is closed so many days after its device was handed over, unless staff close it earlier. */
export const CLOSED_DAYS = 1;

/** Photos of one check-in. */
export const MOST_CHECK_IN_PHOTOS = 12;
/** Faults of one ticket, including those of estimates. */
export const MOST_LINES = 20;

/** Cards of a column of the board that are shown at first, and at most. */
export const ON_BOARD = 12;
export const MOST_ON_BOARD = 500;

/** Working days in which the bench takes its next step. */
export const BENCH_DAYS = 1;
