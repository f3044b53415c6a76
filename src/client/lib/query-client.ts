import { QueryClient } from '@tanstack/react-query';
import { mayRecover } from './api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayRecover(error),
      // Back must find its list as it was left, so answers outlive a longer look at a product.
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
    },
  },
});
