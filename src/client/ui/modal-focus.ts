const reachable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], iframe, video[controls]';

function reachableIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility(),
  );
}

/** The browser makes the page inert; this closes the last way out, from the ends to the browser's own bars. */
export function keepTabInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = reachableIn(dialog);
  const active = document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (stops.length > 0 && active !== from && active !== dialog) return;
  event.preventDefault();
  (to ?? dialog).focus();
}
