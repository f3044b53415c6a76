import { announce } from './announce.ts';

export type ToastAction = { label: string; href: string } | { label: string; onPress: () => void };
export type Toast = { id: number; text: string; kind: 'success' | 'error'; action: ToastAction | undefined };

/** SPEC: notification messages clear themselves after 3 seconds. */
export const toastLife = 3000;
const mostAtOnce = 3;

type Running = { timer: ReturnType<typeof setTimeout> | undefined; endsAt: number; left: number };

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let held = false;
  let nextId = 1;
  const running = new Map<number, Running>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const run = (id: number, left: number) => {
    const timer = held ? undefined : setTimeout(() => dismiss(id), left);
    running.set(id, { timer, left, endsAt: Date.now() + left });
  };

  function dismiss(id: number): void {
    clearTimeout(running.get(id)?.timer);
    running.delete(id);
    if (toasts.some((toast) => toast.id === id)) show(toasts.filter((toast) => toast.id !== id));
  }

  function add(text: string, kind: Toast['kind'], action?: ToastAction): number {
    // A message with the same text replaces the older one.
    for (const toast of toasts) if (toast.text === text) dismiss(toast.id);
    const id = nextId++;
    show([...toasts, { id, text, kind, action }]);
    for (const old of toasts.slice(0, -mostAtOnce)) dismiss(old.id);
    run(id, toastLife);
    announce(text, kind === 'error');
    return id;
  }

  /** While a message is hovered or focused, no message disappears. */
  function hold(): void {
    if (held) return;
    held = true;
    for (const entry of running.values()) {
      clearTimeout(entry.timer);
      entry.left = Math.max(0, entry.endsAt - Date.now());
    }
  }

  function release(): void {
    if (!held) return;
    held = false;
    for (const [id, entry] of running) run(id, entry.left);
  }

  return {
    add,
    dismiss,
    hold,
    release,
    read: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toastStore = createToastStore();

/** Tells the visitor that something worked. */
export function notify(text: string, action?: ToastAction): void {
  toastStore.add(text, 'success', action);
}

/** Tells the visitor that something did not work. */
export function notifyError(text: string, action?: ToastAction): void {
  toastStore.add(text, 'error', action);
}
