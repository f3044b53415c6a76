import { notify } from './toast-store.ts';

/** Copies text to the clipboard and shows a message. */
export async function copyText(label: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${label} copied`);
  } catch {
    notify('Your browser does not let us copy. Please select the text.');
  }
}
