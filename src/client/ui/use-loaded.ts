import { useEffect, useState } from 'react';

/**
 * Loads code only when it is wanted, such as parts that only shoppers see. If it can't be loaded, the page works
 * without it.
 */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>();
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (value) => setLoaded({ value }),
      () => undefined,
    );
  }, [wanted, load]);
  return wanted ? loaded?.value : undefined;
}
