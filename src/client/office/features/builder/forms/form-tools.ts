import { createContext } from 'react';

/** What the form of a section needs from other features. A page puts it together. */
export interface FormTools {
  /** Opens the media library. */
  chooseMedia: (kind: 'picture' | 'video', onPick: (name: string) => void) => void;
  /** Opens the alt text and the focal point of a picture of the library. */
  describeMedia: (name: string) => void;
}

/** Without tools pictures are named by hand. */
export const FormToolsContext = createContext<FormTools | undefined>(undefined);
