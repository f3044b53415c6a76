import type { MenuEntry } from '#contract/site.ts';
import { hasColumns } from './has-panel.ts';
import { MenuBrowser } from './menu-browser.tsx';
import { MenuColumns } from './menu-columns.tsx';

/** Sections of columns are shown one at a time; the other kinds all at once. */
export function MainUnder({ entry }: { entry: MenuEntry }) {
  const sections = entry.megaMenuWithSub ?? [];
  if (sections.length > 0) {
    return (
      <div className="grid w-200 grid-cols-[176px_1fr] p-6">
        <MenuBrowser entries={sections} columns={(section) => <MenuColumns entry={section} />} />
      </div>
    );
  }
  const isWide = hasColumns(entry);
  return (
    <div className={isWide ? 'w-160 p-6' : 'w-60 px-4 py-2.5'}>
      <MenuColumns entry={entry} across={isWide ? 3 : 1} />
    </div>
  );
}
