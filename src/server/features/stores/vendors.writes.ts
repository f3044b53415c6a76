import { eq } from 'drizzle-orm';
import type { VendorMoveBody } from '#contract/vendors-office.ts';
import { bpsOf, commissionStart, percentOf } from '#rules/stores/commission.ts';
import { isOnHoliday, type Holiday } from '#rules/stores/holiday.ts';
import { addresses } from '#rules/page/addresses.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { vendorMoves, vendorStand, type VendorMove } from '#rules/stores/vendor-moves.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { Site, Words } from './approval.writes.ts';
import { decisionWords, mailOwner } from './approval.writes.ts';
import { businesses } from './tables.ts';

export type VendorOutcome = 'done' | 'unknown' | 'changed' | 'impossible';

type Business = typeof businesses.$inferSelect;

interface Decision {
  id: number;
  version: number;
}

export interface Decider {
  site: Site;
  actor: AuditEntry['actor'];
  now: Date;
}

interface Change {
  action: string;
  set: Partial<Business>;
  /** The fields that the log shows. */
  shown: readonly (keyof Business)[];
  mail: Words;
}

/** Decides about a business by the version that was seen. Its row is locked, so of two at once the second is refused. */
function decide(
  db: Db,
  { id, version }: Decision,
  { site, actor }: Decider,
  changeOf: (before: Business) => Change | undefined,
): Promise<VendorOutcome> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(businesses).where(eq(businesses.id, id)).for('update');
    if (!before) return 'unknown';
    if (before.version !== version) return 'changed';
    const change = changeOf(before);
    if (!change) return 'impossible';
    const { action, set, shown, mail } = change;
    await tx
      .update(businesses)
      .set({ ...set, version: version + 1 })
      .where(eq(businesses.id, id));
    const after = { ...before, ...set };
    const pick = (row: Business) => Object.fromEntries(shown.map((name) => [name, row[name]]));
    await writeAudit(tx, {
      actor,
      action,
      subject: 'business',
      subjectId: id,
      before: pick(before),
      after: pick(after),
    });
    await mailOwner(tx, site, before.ownerId, mail);
    return 'done';
  });
}

const signed = ({ name, url }: Site) => ({
  action: { label: 'See your business', url: url + addresses.business() },
  footnote: `Sent to you because you have a business at ${name}.`,
});

const blockWords = (site: Site, business: string, reason: string): Words => ({
  title: 'Your business is blocked',
  paragraphs: [
    `${business} is blocked: ${reason}`,
    'Shoppers do not see its products and stores until this is settled. Orders that were placed before continue: please send them as promised.',
    ...(site.email === '' ? [] : [`Write to ${site.email} about it.`]),
  ],
  ...signed(site),
});

const unblockWords = (site: Site, business: string): Words => ({
  title: 'Your business is no longer blocked',
  paragraphs: [`${business} is no longer blocked.`],
  ...signed(site),
});

const CHANGES: Record<VendorMove, (site: Site, before: Business, reason: string) => Omit<Change, 'shown'>> = {
  approve: (site, { name }) => ({
    action: 'approve business',
    set: { approval: 'approved', refusalReason: null },
    mail: decisionWords(site, name, undefined),
  }),
  refuse: (site, { name }, reason) => ({
    action: 'refuse business',
    set: { approval: 'refused', refusalReason: reason },
    mail: decisionWords(site, name, reason),
  }),
  block: (site, { name }, reason) => ({
    action: 'block business',
    set: { isBlocked: true, blockedReason: reason },
    mail: blockWords(site, name, reason),
  }),
  unblock: (site, { name }) => ({
    action: 'unblock business',
    set: { isBlocked: false, blockedReason: null },
    mail: unblockWords(site, name),
  }),
};

/** Approves, refuses, blocks or unblocks a vendor, who gets a mail about it. */
export function moveVendor(
  db: Db,
  { id, version, move, reason = '' }: VendorMoveBody & { id: number },
  by: Decider,
): Promise<VendorOutcome> {
  return decide(db, { id, version }, by, (before) => {
    if (!vendorMoves(vendorStand(before)).includes(move)) return undefined;
    const shown = ['approval', 'refusalReason', 'isBlocked', 'blockedReason'] as const;
    return { ...CHANGES[move](by.site, before, reason), shown };
  });
}

/** Sets the commission. An order keeps the commission of the time when it was placed. */
export function setCommission(
  db: Db,
  { id, version, percent, from }: Decision & { percent: number; from: string | undefined },
  by: Decider,
): Promise<VendorOutcome> {
  const start = commissionStart(from, by.now);
  return decide(db, { id, version }, by, (before) => {
    const isNextDue = before.nextCommissionFrom !== null && before.nextCommissionFrom <= by.now;
    const present = isNextDue ? (before.nextCommissionBps ?? before.commissionBps) : before.commissionBps;
    const bps = bpsOf(percent);
    return {
      action: 'set commission',
      set: start
        ? { commissionBps: present, nextCommissionBps: bps, nextCommissionFrom: start }
        : { commissionBps: bps, nextCommissionBps: null, nextCommissionFrom: null },
      shown: ['commissionBps', 'nextCommissionBps', 'nextCommissionFrom'],
      mail: {
        title: 'Your commission changes',
        paragraphs: [
          `From ${start ? longDateWords(start) : 'now'} on ${before.name} pays ${percent}% of what it sells. Until then it is ${percentOf(present)}%.`,
          'Orders that were placed before keep theirs.',
        ],
        ...signed(by.site),
      },
    };
  });
}

const daysWords = ({ from, to }: Holiday) => {
  const words = (day: string) => longDateWords(new Date(`${day}T12:00:00Z`));
  if (to === null) return `from ${words(from)} until further notice`;
  return from === to ? `on ${words(from)}` : `from ${words(from)} to ${words(to)}`;
};

const holidayColumns = (holiday: Holiday | null, now: Date) => ({
  holidayFrom: holiday?.from ?? null,
  holidayTo: holiday?.to ?? null,
  isOnHoliday: isOnHoliday(holiday, now),
});

/** The site sets the days on which a vendor sells nothing. */
export function setHoliday(
  db: Db,
  { id, version, holiday }: Decision & { holiday: Holiday | null },
  by: Decider,
): Promise<VendorOutcome> {
  return decide(db, { id, version }, by, ({ name }) => ({
    action: 'set holiday',
    set: holidayColumns(holiday, by.now),
    shown: ['holidayFrom', 'holidayTo'],
    mail: {
      title: holiday ? 'Your holiday was set' : 'Your holiday was ended',
      paragraphs: [
        holiday
          ? `${name} sells nothing ${daysWords(holiday)}. Orders that were placed before continue: please send them as promised.`
          : `${name} sells again.`,
      ],
      ...signed(by.site),
    },
  }));
}

/** A vendor sets their own days. The last save wins, since both come from one business. */
export function setOwnHoliday(
  db: Db,
  businessId: number,
  holiday: Holiday | null,
  { actor, now }: Pick<Decider, 'actor' | 'now'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update');
    if (!before) return false;
    const set = holidayColumns(holiday, now);
    await tx
      .update(businesses)
      .set({ ...set, version: before.version + 1 })
      .where(eq(businesses.id, businessId));
    await writeAudit(tx, {
      actor,
      action: 'set holiday',
      subject: 'business',
      subjectId: businessId,
      before: { holidayFrom: before.holidayFrom, holidayTo: before.holidayTo },
      after: { holidayFrom: set.holidayFrom, holidayTo: set.holidayTo },
    });
    return true;
  });
}
