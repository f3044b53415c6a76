import type { Pin } from './map-form.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DROP = 'M20 49C20 49 38 31.5 38 19A18 18 0 1 0 2 19C2 31.5 20 49 20 49Z';

/** A pin is a button, so that it can be reached and pressed without a pointer. */
export function makePin({ id, number, name }: Pin, onSelect: (id: number) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'store-pin';
  button.dataset['store'] = String(id);
  button.setAttribute('aria-label', `${number}, ${name}`);
  const drop = document.createElementNS(SVG, 'svg');
  drop.setAttribute('viewBox', '0 0 40 50');
  drop.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', DROP);
  drop.append(path);
  const words = document.createElement('span');
  words.textContent = String(number);
  button.append(drop, words);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onSelect(id);
  });
  return button;
}

export function markPin(pin: HTMLElement, isSelected: boolean): void {
  pin.setAttribute('aria-pressed', String(isSelected));
}

/** Where the visitor is. */
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
