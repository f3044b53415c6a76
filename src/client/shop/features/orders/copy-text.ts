import { notify } from '#client/ui/toast-store.ts';

/** Puts words where they can be pasted, and says so. */
export async function copyText(label: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${label} copied`);
  } catch {
    notify('Your browser does not let us copy. Please select the text.');
  }
}
