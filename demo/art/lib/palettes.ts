/** Colours of a screen: deep, middle, accent, light, glow. */
export type Palette = readonly [deep: string, mid: string, accent: string, light: string, glow: string];

export const PALETTES = {
  indigo: ['#0b1038', '#2c3bd6', '#7a5cff', '#c6b5ff', '#ff9fd0'],
  sunset: ['#2a0f3d', '#c2325e', '#ff7a45', '#ffd08a', '#ffe9cf'],
  teal: ['#04222c', '#0b6f78', '#3fc5b4', '#c3f2df', '#8fd6ff'],
  rose: ['#3a1030', '#b23a78', '#f58fb3', '#ffd8e2', '#ffe9d2'],
  graphite: ['#07080b', '#23272f', '#59616e', '#aeb6c2', '#e4e8ee'],
  gold: ['#2d1a07', '#a8641a', '#f0b85a', '#ffe6b0', '#fff5dd'],
  forest: ['#071d14', '#1f6b48', '#77b96a', '#dcefb0', '#fff3c4'],
  sky: ['#0a2a5c', '#2f7de0', '#7cc4ff', '#dff2ff', '#ffd9c9'],
  violet: ['#170b33', '#5a2bb0', '#a96bff', '#e3c8ff', '#ffb8e0'],
  red: ['#2b0308', '#a80d20', '#f2452f', '#ffab7a', '#ffe0c2'],
  sand: ['#3c2c22', '#9d7a5f', '#d9b894', '#f3e3cc', '#ffffff'],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
