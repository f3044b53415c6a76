import { useEffect, useState } from 'react';

/**
 * Something whose code is fetched only once it is wanted, such as what nobody but shoppers see. Where its code can't
 * be had the page goes on without it.
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
