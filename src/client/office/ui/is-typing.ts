/** Whether a key press belongs to a field or an open dialog, so that it is not a shortcut of the page. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null);
