/** The name and email of an account that asked to be remembered. Never a password. */
export interface SavedLogin {
  name: string;
  email: string;
}

const STORE = 'savedLogin';

export function readSavedLogin(): SavedLogin | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Partial<SavedLogin> | null;
    return saved?.name && saved.email ? { name: saved.name, email: saved.email } : undefined;
  } catch {
    return undefined;
  }
}

export function saveLogin(login: SavedLogin | undefined): void {
  try {
    if (login) localStorage.setItem(STORE, JSON.stringify(login));
    else localStorage.removeItem(STORE);
  } catch {
    // Storage is not available, so the email must be typed again.
  }
}
