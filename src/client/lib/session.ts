import { viewerOf, type Viewer } from '#rules/menu.ts';

/** Who is looking. A visitor until a session says otherwise. */
export interface Session {
  isUserLogIn: boolean;
  business_id?: number | null;
  buyCartId?: string | null;
  sellCartId?: string | null;
  repairCartId?: string | null;
}

const visitor: Session = { isUserLogIn: false };

export function useSession(): Session {
  return visitor;
}

export function useViewer(): Viewer {
  return viewerOf(useSession());
}
