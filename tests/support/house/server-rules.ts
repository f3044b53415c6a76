import type { Import, Module } from './modules.ts';
import type { Rule } from './rules.ts';
import { levelOf, serverParts } from './zones.ts';

/**
 * From the top down. Parts that are not named are the lowest layer. `dev` starts the server with the client's
 * sources.
 */
const layers = ['main', 'dev', 'app', 'app-jobs', 'app-parts', 'page', 'features'];
const layerOf = (part: string) => (layers.includes(part) ? layers.length - layers.indexOf(part) : 0);

/** The files of a feature that each other part may import. */
const importableFiles: Record<string, string[]> = {
  main: ['writes', 'jobs', 'public'],
  app: ['routes', 'office', 'jobs', 'public'],
  'app-jobs': ['jobs', 'public'],
  'app-parts': ['public'],
  page: ['reads', 'public'],
  features: ['public'],
};

/** Inside a feature: which files each kind of file may import. */
const withinFeature: Record<string, string[]> = {
  tables: ['tables'],
  reads: ['tables', 'reads'],
  writes: ['tables', 'reads', 'writes'],
  routes: ['reads', 'writes', 'routes'],
  office: ['reads', 'writes', 'office'],
  jobs: ['reads', 'writes', 'jobs'],
  public: ['tables', 'reads', 'writes', 'jobs'],
};

const intoServer = (one: Import) => one.zone?.box === 'server';
const sameFeature = (module: Module, one: Import) => one.zone?.feature === module.zone.feature;

export const serverRules: Rule[] = [
  {
    name: '4. server: main → app → page → features → db, http, ports, jobs, config',
    because: 'what every feature uses must not depend on one of them',
    imports(module, one) {
      if (module.zone.box !== 'server' || !one.zone || !intoServer(one)) return false;
      if (module.zone.part === 'config' && one.zone.part !== 'config') return true;
      return layerOf(one.zone.part) > layerOf(module.zone.part);
    },
  },
  {
    name: '5. a feature is entered through its public.ts (main: its writes, app: its routes, page: its reads)',
    because: 'the other files of a feature can change without checking who uses them',
    imports(module, one) {
      if (module.zone.box !== 'server' || one.zone?.part !== 'features' || !intoServer(one)) return false;
      if (module.zone.part === 'features' && sameFeature(module, one)) return false;
      return one.zone.folder !== '' || !(importableFiles[module.zone.part] ?? []).includes(one.zone.role);
    },
  },
  {
    name: '5. features use only features of a lower level',
    because: 'features that need each other can be neither understood nor removed alone',
    imports(module, one) {
      if (module.zone.part !== 'features' || one.zone?.part !== 'features') return false;
      if (module.zone.box !== 'server' || !intoServer(one) || sameFeature(module, one)) return false;
      return levelOf(one.zone.feature) >= levelOf(module.zone.feature);
    },
  },
  {
    name: '6. inside a feature: routes, office → reads, writes → tables',
    because: 'a route shows what may be requested, and a write shows everything that it changes',
    imports(module, one) {
      if (module.zone.part !== 'features' || module.zone.box !== 'server') return false;
      if (!one.zone || !intoServer(one) || !sameFeature(module, one)) return false;
      if (module.zone.folder !== one.zone.folder) return false;
      return !(withinFeature[module.zone.role] ?? []).includes(one.zone.role);
    },
  },
  {
    name: '6. a folder inside a feature is entered through its own public.ts, and uses nothing around it',
    because: 'a part that deserves a folder can be understood, and replaced, without the rest of its feature',
    imports(module, one) {
      if (module.zone.part !== 'features' || module.zone.box !== 'server') return false;
      if (!one.zone || !intoServer(one) || !sameFeature(module, one)) return false;
      if (module.zone.folder === one.zone.folder) return false;
      return module.zone.folder !== '' || one.zone.role !== 'public';
    },
  },
  {
    name: '6. only writes open transactions',
    because: 'a change happens completely or not at all, and only one kind of file has to be checked for it',
    calls(module, call) {
      if (module.zone.box !== 'server' || !['features', 'page', 'app', 'main'].includes(module.zone.part))
        return false;
      return module.zone.role !== 'writes' && /(?:^|\.)(?:transaction|inTransaction)$/.test(call.name);
    },
  },
  {
    name: '6. routes hold no arithmetic',
    because: 'arithmetic in a route cannot be tested with a table of cases',
    arithmetic: ({ zone }) => zone.box === 'server' && ['routes', 'office'].includes(zone.role),
  },
  {
    name: '8. every folder and file of the server has a known name',
    because: 'no rule would check an unknown folder',
    modules({ zone }) {
      if (zone.box !== 'server') return false;
      if (zone.part === 'features') return levelOf(zone.feature) < 0 || (zone.role === '' && !zone.isTest);
      return !['main', 'dev', 'app', 'app-jobs', 'app-parts', ...serverParts].includes(zone.part);
    },
  },
];
