import { QueryClient } from '@tanstack/react-query';
import { mayRecover } from './api-error.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayRecover(error),
      // Kept long, so that Back shows a list as it was left after a long look at a product.
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
    },
  },
});
