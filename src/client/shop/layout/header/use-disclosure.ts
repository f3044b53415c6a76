import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useLoaded } from '#client/ui/use-loaded.ts';

/** Delays for hover: before a menu opens, and before it closes when the pointer leaves it briefly. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 280;
/** A click shortly after opening by hover must not close the menu. */
const SAME_WISH = 500;

/** The panel needs no code to load. */
const noCode = <Panel>() => Promise.resolve(true as Panel);

/**
 * A menu that a button shows and hides. It opens by click, Enter, Space, ArrowDown or a resting mouse. Esc
 * closes it and returns the focus. Leaving it, by Tab or by pointer, closes it too. `load` fetches the code
 * of its content, when a pointer or the focus comes near; `panel` is that code while the menu is open.
 */
export function useDisclosure<Panel = true>(load: () => Promise<Panel> = noCode) {
  const [open, setOpen] = useState(false);
  const [isLikely, setIsLikely] = useState(false);
  const loaded = useLoaded(isLikely || open, load);
  const panel = open ? loaded : undefined;
  const isShown = panel !== undefined;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(0);
  const entersPanel = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isShown || !entersPanel.current) return;
    entersPanel.current = false;
    root.current?.querySelector<HTMLElement>('[data-menu-panel] a, [data-menu-panel] button')?.focus();
  }, [isShown]);

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
    panel,
    hide,
    panelId,
    rootProps: {
      ref: root,
      onFocus: () => setIsLikely(true),
      onPointerEnter(event: PointerEvent) {
        setIsLikely(true);
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
        // Without a new focus target it is a click on an empty area. The pointer handler decides then.
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
