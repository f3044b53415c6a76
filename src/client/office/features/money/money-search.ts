export const MONEY_TABS = ['due', 'runs', 'refunds', 'disputes', 'statements'] as const;
export type MoneyTab = (typeof MONEY_TABS)[number];

export interface MoneySearch {
  tab?: MoneyTab | undefined;
  /** Such as 2026-11. Default: this month. */
  month?: string | undefined;
  /** For the site: whose statement. */
  vendor?: number | undefined;
}

/** Reads the search from the URL. Invalid values are left out. */
export function readMoneySearch({ tab, month, vendor }: Record<string, unknown>): MoneySearch {
  const known = MONEY_TABS.find((one) => one === tab);
  return {
    ...(known && { tab: known }),
    ...(typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(Number.isSafeInteger(vendor) && Number(vendor) > 0 && { vendor: Number(vendor) }),
  };
}
