import { useQuery } from '@tanstack/react-query';
import { requests, type BlockPosition } from '#contract/first-calls.ts';
import type { MenuConfig, ShownPage, SiteSettings } from '#contract/site.ts';
import { linesOn, type Line } from '#rules/catalog/lines.ts';
import { queryFor } from '#client/lib/api.ts';

export function useSettings(): SiteSettings | undefined {
  return useQuery(queryFor(requests.settings())).data?.result.value;
}

/** The lines that the shop has, with their names. */
export function useLines(): { line: Line; label: string }[] {
  const settings = useSettings();
  return settings ? linesOn(settings).map((line) => ({ line, label: settings.line_names[line] })) : [];
}

export function useLeftMenu(): MenuConfig | undefined {
  return useQuery(queryFor(requests.leftMenu())).data?.result.value;
}

export function useMainMenu(): MenuConfig | undefined {
  return useQuery(queryFor(requests.mainMenu())).data?.result.value;
}

export function usePage(key: string) {
  return useQuery({ ...queryFor(requests.page(key)), select: (answer): ShownPage => answer.result });
}

export function useSlider() {
  return useQuery({ ...queryFor(requests.slider()), select: (answer) => answer.result });
}

/** The blocks that the page builder put at a position; an error with status 404 where it put none. */
export function useBlocks(pageKey: string, position: BlockPosition) {
  return useQuery({ ...queryFor(requests.blocks(pageKey, position)), select: (answer) => answer.data });
}
