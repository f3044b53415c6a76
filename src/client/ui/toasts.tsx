import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Anchor } from './anchor.tsx';
import { announcements } from './announce.ts';
import { bottomBar } from './bottom-bar.ts';
import { openModals } from './open-modals.ts';
import { toastStore } from './toast-store.ts';
import type { Toast } from './toast-store.ts';

/** Mounted once, at the root of the app: the messages and the live regions. */
export function Toasts() {
  const modal = useSyncExternalStore(openModals.subscribe, openModals.top);
  return createPortal(
    <>
      <LiveRegions />
      <ToastList isInModal={modal !== undefined} />
    </>,
    modal ?? document.body,
  );
}

function LiveRegions() {
  const { id, text, urgent } = useSyncExternalStore(announcements.subscribe, announcements.read);
  // A screen reader doesn't read the same text twice in a row, so every second text gets a silent space.
  const words = id % 2 ? `${text}\u00a0` : text;
  return (
    <div className="sr-only">
      <div aria-live="polite">{urgent ? '' : words}</div>
      <div aria-live="assertive">{urgent ? words : ''}</div>
    </div>
  );
}

function ToastList({ isInModal }: { isInModal: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const bar = useSyncExternalStore(bottomBar.subscribe, bottomBar.height);
  const cameFrom = useRef<Element | null>(null);
  const empty = toasts.length === 0;
  useEffect(() => {
    // The last message disappeared under the pointer, so no leave event will come.
    if (empty) toastStore.release();
  }, [empty]);
  const close = (toast: Toast) => {
    toastStore.dismiss(toast.id);
    if (toasts.length === 1 && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  if (empty) return null;
  return (
    <section
      aria-label="Messages"
      className="messages pointer-events-none fixed z-50 mx-auto grid max-w-toast gap-3"
      // A modal covers the bar of the page, and a sheet reports its own height.
      style={isInModal || bar === undefined ? undefined : ({ '--bottom-bar': bar } as CSSProperties)}
      onMouseEnter={toastStore.hold}
      onMouseLeave={toastStore.release}
      onFocus={(event) => {
        toastStore.hold();
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) toastStore.release();
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => close(toast)} />
      ))}
    </section>
  );
}

/** Exported for the kit page, which shows it at rest. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { text, kind, action } = toast;
  const link =
    'shrink-0 rounded-badge font-semibold underline decoration-ink-border underline-offset-4 hover:decoration-current';
  return (
    <div
      data-surface="dark"
      className="message pointer-events-auto flex min-h-14 items-center gap-3 rounded-box border border-ink-border bg-ink py-2 pr-2 pl-4 text-label text-paper shadow-overlay"
    >
      {kind === 'error' ? (
        <CircleAlert size={20} className="text-ink-bad" />
      ) : (
        <CircleCheck size={20} className="text-ink-good" />
      )}
      <p className="min-w-0 flex-1">
        {kind === 'error' && <span className="sr-only">Error: </span>}
        {text}
      </p>
      {action && 'href' in action && (
        <Anchor href={action.href} onClick={onClose} className={link}>
          {action.label}
        </Anchor>
      )}
      {action && 'onPress' in action && (
        <button
          type="button"
          className={link}
          onClick={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="grid size-10 shrink-0 place-items-center rounded-control text-ink-muted hover:text-paper focus-visible:-outline-offset-4"
      >
        <X size={18} />
      </button>
    </div>
  );
}
