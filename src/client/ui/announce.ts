/**
 * Texts for screen readers when something changes without a change of focus: the number of results, or a price after a
 * choice. <Toasts /> renders them in live regions.
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
