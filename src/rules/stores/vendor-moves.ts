/** The site's decisions about a vendor. */
export const VENDOR_MOVES = ['approve', 'refuse', 'block', 'unblock'] as const;
export type VendorMove = (typeof VENDOR_MOVES)[number];

/** The tabs of vendors on the site. Each vendor is in exactly one. */
export const VENDOR_STANDS = ['waiting', 'selling', 'refused', 'blocked'] as const;
export type VendorStand = (typeof VENDOR_STANDS)[number];

const FROM: Readonly<Record<VendorStand, readonly VendorMove[]>> = {
  waiting: ['approve', 'refuse', 'block'],
  selling: ['block'],
  refused: ['approve', 'block'],
  blocked: ['unblock'],
};

/** The owner reads why. */
export const NEEDS_REASON: ReadonlySet<VendorMove> = new Set(['refuse', 'block']);

export function vendorStand({
  approval,
  isBlocked,
}: {
  approval: 'waiting' | 'approved' | 'refused';
  isBlocked: boolean;
}): VendorStand {
  if (isBlocked) return 'blocked';
  return approval === 'approved' ? 'selling' : approval;
}

export const vendorMoves = (stand: VendorStand): readonly VendorMove[] => FROM[stand];
