/** How typed values are kept over a reload of the tab. */
export interface Keeping<F extends string> {
  /** Unique for the form and its subject, such as a cart, so that another form doesn't get the values. */
  name: string;
  /** Fields that are never stored, such as a password or a bank account. */
  not?: readonly F[];
}

const keyOf = (name: string) => `typed:${name}`;

/** The values typed before a reload. Empty on the server, or if storage is not available. */
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
    // Storage is not available or full. The form works without it.
  }
}

export function forget({ name }: Keeping<string>): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
