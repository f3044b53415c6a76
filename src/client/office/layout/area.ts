import { createContext, use } from 'react';
import type { OfficeArea } from '#rules/page/office-paths.ts';

export const AreaContext = createContext<OfficeArea>('vendor');

/** The office that is open. */
export const useArea = (): OfficeArea => use(AreaContext);

/** The people who give permissions there. */
export const HEADS: Record<OfficeArea, string> = {
  admin: 'the administrator',
  vendor: 'the owner of the business',
};
