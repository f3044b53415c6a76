import { createRoute, lazyRouteComponent, useParams, useSearch } from '@tanstack/react-router';
import { QUARTER } from '#rules/units/quarter.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import {
  readAskedMove as readAskedRepairMove,
  readRepairsSearch,
} from './features/repairs/repairs-search.ts';
import type { StaffMove } from './features/repairs/state-words.ts';
import { readAskedMove, readTradeInsSearch } from './features/trade-ins/trade-ins-search.ts';
import { readUnitsSearch } from './features/units/units-search.ts';
import { RepairsPage } from './pages/repairs.tsx';
import { TradeInsPage } from './pages/trade-ins.tsx';
import { UnitsPage } from './pages/units.tsx';
import { root } from './root-route.tsx';

const tradeIns = createRoute({
  getParentRoute: () => root,
  path: '/$area/trade-ins',
  validateSearch: readTradeInsSearch,
  component: function TradeIns() {
    return <TradeInsPage search={useSearch({ from: tradeIns.id })} />;
  },
});

const tradeInPayouts = createRoute({
  getParentRoute: () => root,
  path: '/$area/trade-ins/payouts',
  component: lazyRouteComponent(() => import('./pages/trade-in-payouts.tsx'), 'TradeInPayoutsPage'),
});

const priceRules = createRoute({
  getParentRoute: () => root,
  path: '/$area/trade-ins/prices',
  component: lazyRouteComponent(() => import('./pages/price-rules.tsx'), 'PriceRulesPage'),
});

const TradeInPage = lazyRouteComponent(() => import('./pages/trade-in.tsx'), 'TradeInPage');
const tradeIn = createRoute({
  getParentRoute: () => root,
  path: '/$area/trade-ins/$number',
  validateSearch: ({ do: asked }: Record<string, unknown>): { do?: TradeInMove } => {
    const move = readAskedMove(asked);
    return move ? { do: move } : {};
  },
  component: function TradeIn() {
    const { number } = useParams({ from: tradeIn.id });
    const { do: asked } = useSearch({ from: tradeIn.id });
    return <TradeInPage number={number} asked={asked} />;
  },
});

const repairs = createRoute({
  getParentRoute: () => root,
  path: '/$area/repairs',
  validateSearch: readRepairsSearch,
  component: function Repairs() {
    return <RepairsPage search={useSearch({ from: repairs.id })} />;
  },
});

const RepairPage = lazyRouteComponent(() => import('./pages/repair.tsx'), 'RepairPage');
const repair = createRoute({
  getParentRoute: () => root,
  path: '/$area/repairs/$number',
  validateSearch: ({ do: asked }: Record<string, unknown>): { do?: StaffMove } => {
    const move = readAskedRepairMove(asked);
    return move ? { do: move } : {};
  },
  component: function Repair() {
    const { number } = useParams({ from: repair.id });
    const { do: asked } = useSearch({ from: repair.id });
    return <RepairPage key={number} number={number} asked={asked} />;
  },
});

const units = createRoute({
  getParentRoute: () => root,
  path: '/$area/units',
  validateSearch: readUnitsSearch,
  component: function Units() {
    return <UnitsPage search={useSearch({ from: units.id })} />;
  },
});

const unitMargins = createRoute({
  getParentRoute: () => root,
  path: '/$area/units/margins',
  validateSearch: ({ quarter }: Record<string, unknown>): { quarter?: string } =>
    typeof quarter === 'string' && QUARTER.test(quarter) ? { quarter } : {},
  component: function UnitMargins() {
    return <UnitMarginsPage quarter={useSearch({ from: unitMargins.id }).quarter} />;
  },
});
const UnitMarginsPage = lazyRouteComponent(() => import('./pages/unit-margins.tsx'), 'UnitMarginsPage');

const UnitPage = lazyRouteComponent(() => import('./pages/unit.tsx'), 'UnitPage');
const unit = createRoute({
  getParentRoute: () => root,
  path: '/$area/units/$number',
  component: function Unit() {
    const { number } = useParams({ from: unit.id });
    return <UnitPage key={number} number={number} />;
  },
});

/** The pages of the bench: trade-ins, repairs, and the devices of the shop. */
export const benchRoutes = [
  tradeIns,
  tradeInPayouts,
  priceRules,
  tradeIn,
  repairs,
  repair,
  units,
  unitMargins,
  unit,
] as const;
