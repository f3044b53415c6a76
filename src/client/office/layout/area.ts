import { createContext, use } from 'react';
import type { OfficeArea } from '#rules/page/office-paths.ts';

export const AreaContext = createContext<OfficeArea>('vendor');

/** Which office is open. */
export const useArea = (): OfficeArea => use(AreaContext);

/** Who gives permissions there. */
export const HEADS: Record<OfficeArea, string> = {
  admin: 'the administrator',
  vendor: 'the owner of the business',
};
