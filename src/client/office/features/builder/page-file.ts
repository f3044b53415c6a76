import type { PageDraft, PageFile } from '#contract/pages-office-shapes.ts';
import { exportPage, importPage } from './pages.api.ts';

/** Saves the draft as a file on this device. */
export async function downloadPage(key: string): Promise<void> {
  const page = await exportPage(key);
  const file = new Blob([JSON.stringify(page, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: `${key}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href));
}

/** Thrown for a file that is no page. */
export class NotAPage extends Error {}

/** The rows of a file become the draft. */
export async function uploadPage(key: string, version: number, file: File): Promise<PageDraft> {
  let page: unknown;
  try {
    page = JSON.parse(await file.text());
  } catch {
    throw new NotAPage();
  }
  // The server reads it and says what is wrong with it.
  return importPage(key, version, page as PageFile);
}
