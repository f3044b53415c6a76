import type { ReactNode } from 'react';
import { RouterContext, useRouter, type Router } from './router.tsx';

/** For a page that is shown at another path: what would only change the details of its own path is left out. */
export function SteadyRouter({ children }: { children: ReactNode }) {
  const router = useRouter();
  const navigate: Router['navigate'] = (href, options) => {
    if (!options?.replace) router.navigate(href, options);
  };
  return <RouterContext value={{ ...router, navigate }}>{children}</RouterContext>;
}
