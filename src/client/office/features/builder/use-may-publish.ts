import { useSession } from '#client/lib/session.ts';

/** Whether who is here may change what visitors see, and not only prepare it. */
export const useMayPublish = (): boolean => useSession().office?.permissions.includes('publish') ?? false;

/** In place of a button that such a person would have. */
export const ASK_TO_PUBLISH = 'Ask somebody who may publish';
