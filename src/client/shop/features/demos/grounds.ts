import type { CSSProperties } from 'react';

/** Soft light of the three lines' colours on the shop's warm grey. */
const glow = (size: string, at: string, colour: string) =>
  `radial-gradient(${size} at ${at}, ${colour} 0, transparent 70%)`;

const INDIGO = '#dde0ff';
const EMERALD = '#d3efe1';
const AMBER = '#ffe6b0';
const on = (...glows: string[]): CSSProperties => ({
  background: [...glows, 'var(--color-grey-1)'].join(', '),
});

export const stageGround = on(
  glow('52% 74%', '6% 100%', INDIGO),
  glow('50% 74%', '60% -6%', EMERALD),
  glow('46% 78%', '104% 76%', AMBER),
);

export const trialGround = on(glow('420px 300px', '100% 0', AMBER), glow('420px 300px', '0 20%', INDIGO));

export const closingGround = on(
  glow('46% 88%', '6% 110%', INDIGO),
  glow('46% 76%', '50% -10%', EMERALD),
  glow('44% 92%', '100% 100%', AMBER),
);

export const webShopGround: CSSProperties = {
  background: `${glow('72% 64%', '90% 0', '#d9dcff')}, var(--color-buy-tint)`,
};
