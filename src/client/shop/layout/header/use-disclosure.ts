import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** A pointer that rests this long means it; one that strays off the menu may come back. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;
/** A click that follows an opening by hover is the same wish, not its opposite. */
const SAME_WISH = 500;

/**
 * A menu that a button shows and hides. It opens by click, Enter, Space, ArrowDown or a resting mouse; Esc closes
 * it and gives focus back; leaving it, by Tab or by pointer, closes it too.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(0);
  const entersPanel = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open || !entersPanel.current) return;
    entersPanel.current = false;
    root.current?.querySelector<HTMLElement>('[data-menu-panel] a, [data-menu-panel] button')?.focus();
  }, [open]);

  function show(byKeyboard: boolean) {
    clearTimeout(timer.current);
    entersPanel.current = byKeyboard;
    setOpen(true);
  }

  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  return {
    open,
    hide,
    panelId,
    rootProps: {
      ref: root,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open) return;
        timer.current = setTimeout(() => {
          hoveredAt.current = performance.now();
          show(false);
        }, OPEN_AFTER);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(hide, CLOSE_AFTER);
      },
      onBlur(event: FocusEvent) {
        // Focus that goes nowhere is a click on plain ground inside or outside; the pointer decides then.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        hide();
        button.current?.focus();
      },
      onClick(event: MouseEvent) {
        if (event.target instanceof Element && event.target.closest('[data-menu-panel] a')) hide();
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick() {
        if (!open) show(false);
        else if (performance.now() - hoveredAt.current > SAME_WISH) hide();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        show(true);
        if (open) root.current?.querySelector<HTMLElement>('[data-menu-panel] a')?.focus();
      },
    },
    panelProps: { id: panelId, 'data-menu-panel': '' },
  };
}

export type Disclosure = ReturnType<typeof useDisclosure>;
