import { useEffect } from 'react';
import { useSettings } from './site.api.ts';

/** The document's title follows the page, in the words that the server gives it on a first visit. */
export function useTitle(title: string | undefined): void {
  const site = useSettings()?.title;
  useEffect(() => {
    if (title && site) document.title = title === site ? site : `${title} | ${site}`;
  }, [title, site]);
}
