/**
 * What a screen reader says when something changes without a move of focus: the number of results, a price that
 * follows a choice. The texts stand in live regions that <Toasts /> keeps on the page.
 */
export type Announcement = { id: number; text: string; urgent: boolean };

let current: Announcement = { id: 0, text: '', urgent: false };
const listeners = new Set<() => void>();

export function announce(text: string, urgent = false): void {
  current = { id: current.id + 1, text, urgent };
  for (const listener of listeners) listener();
}

export const announcements = {
  read: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
