import { at, type Doc } from '../lib/doc.ts';
import type { PaletteName } from '../lib/palettes.ts';
import { rect } from '../lib/svg.ts';
import { inkOn, type Area, type WallpaperStyle } from '../lib/wallpaper.ts';
import type { ScreenKind } from '../phones/model.ts';
import { appGrid } from './app-grid.ts';
import { dotMatrix } from './dot-matrix.ts';
import type { Layer } from './layer.ts';
import { calmLock, lock } from './lock.ts';
import { stackedClock } from './stacked-clock.ts';
import { statusBar } from './status-bar.ts';

export interface ScreenLook {
  readonly style: WallpaperStyle;
  readonly palette: PaletteName;
  readonly narrowBar: boolean;
}

const KINDS: Record<ScreenKind, (layer: Layer) => string> = {
  lock,
  calm: calmLock,
  apps: appGrid,
  stacked: stackedClock,
  dots: dotMatrix,
};

/** The interface over the wallpaper of a phone. */
export function phoneScreen(d: Doc, area: Area, kind: ScreenKind, look: ScreenLook): string {
  const unit = area.w / 66;
  const ink = inkOn(look.style);
  const veil = ink.top === '#fff' ? '#000' : '#fff';
  const keepsTextLegible = rect(area.x, area.y, area.w, area.h * 0.5, 0, {
    fill: d.lin([at(0, veil, 0.22), at(1, veil, 0)]),
  });
  return (
    keepsTextLegible +
    statusBar(area, unit, ink.top, look.narrowBar) +
    KINDS[kind]({ d, ...area, unit, ink: ink.top, footInk: ink.foot, palette: look.palette })
  );
}
