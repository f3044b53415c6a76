import type { Import, Module } from './house.ts';
import type { Rule } from './rules.ts';
import { rungOf, serverParts } from './zones.ts';

/**
 * From the top down. Parts that are not named are the lowest layer. `dev` starts the server with the client's
 * sources.
 */
const storeys = ['main', 'dev', 'app', 'page', 'features'];
const height = (part: string) => (storeys.includes(part) ? storeys.length - storeys.indexOf(part) : 0);

/** The files of a feature that each other part may import. */
const doors: Record<string, string[]> = {
  main: ['writes', 'jobs', 'public'],
  app: ['routes', 'office', 'jobs', 'public'],
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
    because: 'what every feature stands on must not know any of them',
    imports(module, one) {
      if (module.zone.box !== 'server' || !one.zone || !intoServer(one)) return false;
      if (module.zone.part === 'config' && one.zone.part !== 'config') return true;
      return height(one.zone.part) > height(module.zone.part);
    },
  },
  {
    name: '5. a feature is entered through its public.ts (main: its writes, app: its routes, page: its reads)',
    because: 'what is behind the door can change without asking who uses it',
    imports(module, one) {
      if (module.zone.box !== 'server' || one.zone?.part !== 'features' || !intoServer(one)) return false;
      if (module.zone.part === 'features' && sameFeature(module, one)) return false;
      return one.zone.room !== '' || !(doors[module.zone.part] ?? []).includes(one.zone.role);
    },
  },
  {
    name: '5. features use only features on a lower rung',
    because: 'a circle of features can neither be understood nor taken out alone',
    imports(module, one) {
      if (module.zone.part !== 'features' || one.zone?.part !== 'features') return false;
      if (module.zone.box !== 'server' || !intoServer(one) || sameFeature(module, one)) return false;
      return rungOf(one.zone.feature) >= rungOf(module.zone.feature);
    },
  },
  {
    name: '6. inside a feature: routes, office → reads, writes → tables',
    because: 'who reads a route sees what may be asked, and who reads a write sees all that it changes',
    imports(module, one) {
      if (module.zone.part !== 'features' || module.zone.box !== 'server') return false;
      if (!one.zone || !intoServer(one) || !sameFeature(module, one)) return false;
      if (module.zone.room !== one.zone.room) return false;
      return !(withinFeature[module.zone.role] ?? []).includes(one.zone.role);
    },
  },
  {
    name: '6. a folder inside a feature is entered through its own public.ts, and uses nothing around it',
    because: 'a part that deserves a folder can be understood, and replaced, without the rest of its feature',
    imports(module, one) {
      if (module.zone.part !== 'features' || module.zone.box !== 'server') return false;
      if (!one.zone || !intoServer(one) || !sameFeature(module, one)) return false;
      if (module.zone.room === one.zone.room) return false;
      return module.zone.room !== '' || one.zone.role !== 'public';
    },
  },
  {
    name: '6. only writes open transactions',
    because: 'a change of the shop is whole or has not happened, and one kind of file is where to look',
    calls(module, call) {
      if (module.zone.box !== 'server' || !['features', 'page', 'app', 'main'].includes(module.zone.part))
        return false;
      return module.zone.role !== 'writes' && /(?:^|\.)(?:transaction|inTransaction)$/.test(call.name);
    },
  },
  {
    name: '6. routes hold no arithmetic',
    because: 'a sum that only a request can reach is a sum that no table of cases proves',
    arithmetic: ({ zone }) => zone.box === 'server' && ['routes', 'office'].includes(zone.role),
  },
  {
    name: '8. every folder and file of the server has its place',
    because: 'a folder that no rule knows is a folder where every rule can be broken',
    modules({ zone }) {
      if (zone.box !== 'server') return false;
      if (zone.part === 'features') return rungOf(zone.feature) < 0 || (zone.role === '' && !zone.isTest);
      return !['main', 'dev', 'app', ...serverParts].includes(zone.part);
    },
  },
];
