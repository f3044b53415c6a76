import { useEffect } from 'react';

export function useOfficeTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Office`;
  }, [title]);
}
