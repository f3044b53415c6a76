import { useEffect, useEffectEvent } from 'react';
import type { Draft } from './use-draft.ts';

/** Ctrl Z, Ctrl Shift Z and Ctrl S, wherever the focus is. In a field, undo is the field's own. */
export function useBuilderKeys({ undo, redo, saving }: Draft): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') void saving.settle();
    else if (isInText(event) || document.querySelector('dialog[open]')) return;
    else if (key === 'z' && event.shiftKey) redo();
    else if (key === 'z') undo();
    else if (key === 'y') redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const NO_TEXT = ['checkbox', 'radio', 'range'].map((type) => `:not([type=${type}])`).join('');
const TEXT = `input${NO_TEXT}, textarea, [contenteditable=true]`;

const isInText = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TEXT) !== null;
