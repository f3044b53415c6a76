import type { Rule } from './rules.ts';
import { levelOf } from './zones.ts';

/** The imports that each part of the client may have inside the client. */
const uses: Record<string, string[]> = {
  start: ['start', 'pages', 'features', 'sections', 'layout', 'ui', 'lib', 'styles'],
  'first-screen': ['first-screen', 'start', 'features', 'layout', 'ui', 'lib'],
  pages: ['pages', 'features', 'sections', 'layout', 'ui', 'lib'],
  layout: ['layout', 'features', 'sections', 'ui', 'lib'],
  features: ['features', 'sections', 'ui', 'lib'],
  sections: ['sections', 'ui', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
};

const network =
  /^(?:(?:window|globalThis|self)\.)?(?:fetch|navigator\.sendBeacon)$|^new (?:XMLHttpRequest|EventSource|WebSocket)$/;

export const clientRules: Rule[] = [
  {
    name: '7. client: pages → features, layout → sections → ui, lib',
    because: 'a button that imports a page can be used on that page alone',
    imports(module, one) {
      if (module.zone.box !== 'client' || one.zone?.box !== 'client') return false;
      return !(uses[module.zone.part] ?? []).includes(one.zone.part);
    },
  },
  {
    name: '7. features of the client do not import each other',
    because: 'a page combines features, so the page shows which ones belong together',
    imports(module, one) {
      if (module.zone.box !== 'client' || one.zone?.box !== 'client') return false;
      if (module.zone.part !== 'features' || one.zone.part !== 'features') return false;
      return module.zone.feature !== one.zone.feature;
    },
  },
  {
    name: '7. shop and office do not import each other',
    because: 'a shopper must not download the back office',
    imports(module, one) {
      if (module.zone.box !== 'client' || one.zone?.box !== 'client') return false;
      return module.zone.area !== '' && one.zone.area !== '' && module.zone.area !== one.zone.area;
    },
  },
  {
    name: '7. the kit knows no business word',
    because: 'a dialog that imports cart rules can be used for carts alone',
    imports: (module, one) =>
      module.zone.box === 'client' &&
      module.zone.part === 'ui' &&
      (['rules', 'contract'].includes(one.zone?.box ?? '') ||
        /^src\/client\/lib\/api\b/.test(one.zone?.path ?? '')),
  },
  {
    name: '7. only lib calls fetch',
    because: 'one file then handles URLs, errors, sessions and retries',
    calls: (module, call) =>
      module.zone.box === 'client' && module.zone.part !== 'lib' && network.test(call.name),
  },
  {
    name: '8. every folder of the client has a known name, and features have the names of the server',
    because: 'no rule would check an unknown folder',
    modules({ zone }) {
      if (zone.box !== 'client') return false;
      if (zone.part === 'features') return levelOf(zone.feature) < 0;
      const inShop = ['start', 'pages', 'layout'];
      // The office has its own kit: shoppers see none of its tables.
      const inArea = zone.area === 'office' ? [...inShop, 'ui'] : inShop;
      return !(zone.area === '' ? ['start', 'first-screen', 'sections', 'ui', 'lib'] : inArea).includes(
        zone.part,
      );
    },
  },
];
