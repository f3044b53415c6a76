/**
 * The open modals, the topmost last. Everything else is inert while one is open, so messages must move inside it to be
 * seen, read and pressed.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLDialogElement[]) => {
  const page = document.documentElement;
  if (open.length === 0) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  // Not `html:has(dialog:modal)`: with it, every change anywhere would restyle the whole page.
  page.toggleAttribute('data-modal', next.length > 0);
  open = next;
  for (const listener of listeners) listener();
};

export const openModals = {
  top: () => open.at(-1),
  add: (dialog: HTMLDialogElement) => set([...open, dialog]),
  remove: (dialog: HTMLDialogElement) => set(open.filter((other) => other !== dialog)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
