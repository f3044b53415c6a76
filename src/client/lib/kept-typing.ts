/** Where what is typed is kept over a reload of the tab. */
export interface Keeping<F extends string> {
  /** Unique for the form and for whom or what it is about, such as a cart: another one must not see it. */
  name: string;
  /** Never written down, such as a password or a bank account. */
  not?: readonly F[];
}

const keyOf = (name: string) => `typed:${name}`;

/** What was typed before the tab was reloaded. Nothing where the browser keeps nothing, or on the server. */
export function readKept<V extends object>({ name }: Keeping<keyof V & string>): Partial<V> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function keep<V extends object>({ name, not = [] }: Keeping<keyof V & string>, values: V): void {
  const kept = Object.entries(values).filter(([field]) => !(not as readonly string[]).includes(field));
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing, or has no space left: the form works without.
  }
}

export function forget({ name }: Keeping<string>): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
