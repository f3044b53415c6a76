/** A buyer without an account. Stored only for this tab, which then offers to create an account. */
export interface GuestBuyer {
  email: string;
  name: string;
}

const nameOf = (token: string) => `bought:${token}`;

export function noteGuestOrder(token: string, { email, name }: GuestBuyer): void {
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify({ email, name }));
  } catch {
    // Storage is not available, so no account is offered.
  }
}

/** Undefined for an order that was not placed in this tab. */
export function readGuestOrder(token: string): GuestBuyer | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null') as Partial<GuestBuyer> | null;
    return kept?.email && kept.name ? { email: kept.email, name: kept.name } : undefined;
  } catch {
    return undefined;
  }
}
