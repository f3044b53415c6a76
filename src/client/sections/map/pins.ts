import { isGroup, type Pin } from './map-form.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M20 49C20 49 38 31.5 38 19A18 18 0 1 0 2 19C2 31.5 20 49 20 49Z';

/** A pin is a button, so that it can be reached and pressed without a pointer. */
export function makePin(pin: Pin, onPress: (pin: Pin) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = isGroup(pin) ? 'store-pin store-group' : 'store-pin';
  button.dataset['store'] = pin.stores.join(' ');
  button.setAttribute('aria-label', pin.name);
  const drop = document.createElementNS(SVG, 'svg');
  drop.setAttribute('viewBox', '0 0 40 50');
  drop.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', DROP);
  drop.append(path);
  const words = document.createElement('span');
  words.textContent = pin.label;
  button.append(drop, words);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress(pin);
  });
  return button;
}

/** A group never shows as pressed, since pressing it shows its stores instead. */
export function markPin(button: HTMLElement, pin: Pin, selectedId: number | undefined): boolean {
  if (isGroup(pin)) return false;
  const isSelected = pin.stores.some((id) => id === selectedId);
  button.setAttribute('aria-pressed', String(isSelected));
  return isSelected;
}

/** The mark of the visitor's place. */
export function makeHere(): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'here-dot';
  return dot;
}

/** The element that the info window's words are put into. */
export function makeInfo(): HTMLElement {
  const info = document.createElement('div');
  info.className = 'store-info';
  return info;
}
