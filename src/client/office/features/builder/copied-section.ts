import { isSectionType } from '#contract/sections/registry.ts';
import type { PageSection } from '#contract/sections/schemas.ts';

const KEY = 'builder:copied';

/** A section that was copied in the builder, for any page that is open in this browser. */
export function readCopied(): PageSection | undefined {
  try {
    const copied: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const type = (copied as { section_type?: unknown } | null)?.section_type;
    // The server reads it again when the draft is saved.
    return isSectionType(type) ? (copied as PageSection) : undefined;
  } catch {
    return undefined;
  }
}

/** False if the browser does not store it. */
export function keepCopied(entry: PageSection): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}
