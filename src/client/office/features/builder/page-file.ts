import type { PageFile } from '#contract/pages-office-shapes.ts';
import { saveFile } from '../../ui/save-file.ts';
import { exportPage } from './pages.api.ts';

/** Saves the draft as a file on this device. */
export async function downloadPage(key: string): Promise<void> {
  const page = await exportPage(key);
  saveFile(`${key}.json`, JSON.stringify(page, null, 2), 'application/json');
}

/** Thrown for a file that is no page. */
export class NotAPage extends Error {}

/** What a file says. The server reads it and says what is wrong with it. */
export async function readPageFile(file: File): Promise<PageFile> {
  try {
    return JSON.parse(await file.text()) as PageFile;
  } catch {
    throw new NotAPage();
  }
}
