const STORE = 'recent-searches';
const KEPT = 6;

export function recentSearches(): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  store([text, ...recentSearches().filter((other) => !same(other))].slice(0, KEPT));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: string[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(searches));
  } catch {
    // If storage is forbidden, nothing is remembered.
  }
}
