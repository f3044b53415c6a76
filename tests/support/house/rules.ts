import { importEachOther } from './import-cycles.ts';
import { clientRules } from './client-rules.ts';
import type { Import, Module } from './modules.ts';
import { serverRules } from './server-rules.ts';
import type { Call } from './source.ts';
import { sqlRules } from './sql-rules.ts';

/** An import rule. Each function returns whether the rule is broken. */
export interface Rule {
  name: string;
  because: string;
  imports?: (module: Module, one: Import, modules: Module[]) => boolean;
  calls?: (module: Module, call: Call) => boolean;
  arithmetic?: (module: Module) => boolean;
  modules?: (module: Module) => boolean;
  /** The table names in a text that break the rule. */
  texts?: (module: Module, text: string, modules: Module[]) => string[];
  /** Tests may use the test library and any helper, so only rules with this flag apply to them. */
  evenInTests?: boolean;
}

const boxes = ['rules', 'contract', 'server', 'client'];

const boxRules: Rule[] = [
  {
    name: '1. rules import nothing',
    because: 'a price must be provable without a database',
    imports: ({ zone }, one) => zone.box === 'rules' && one.zone?.box !== 'rules',
  },
  {
    name: '1. rules are given the clock and random numbers',
    because: 'the same input must give the same result, also in a test tomorrow',
    calls: ({ zone }, call) =>
      zone.box === 'rules' &&
      (['Date.now', 'Math.random', 'performance.now'].includes(call.name) ||
        (call.name === 'new Date' && call.args === 0)),
  },
  {
    name: '2. contract imports rules and the schema library',
    because: 'server and client share only the shapes of data',
    imports: ({ zone }, one) =>
      zone.box === 'contract' &&
      !['rules', 'contract'].includes(one.zone?.box ?? '') &&
      !/^zod(?:\/|$)/.test(one.package ?? ''),
  },
  {
    name: '3. server and client never meet',
    because: 'a shopper must not download the server',
    evenInTests: true,
    imports: ({ zone }, one) =>
      (zone.box === 'server' && one.zone?.box === 'client') ||
      (zone.box === 'client' && (one.zone?.box === 'server' || (one.package ?? '').startsWith('node:'))),
  },
  {
    name: '3. the client takes types from the contract, or values that bring no schema library',
    because: 'the full schema library is a fifth of all that a first visit may load',
    imports: ({ zone }, one, modules) =>
      zone.box === 'client' &&
      !one.typeOnly &&
      (one.package === 'zod' || (one.zone?.box === 'contract' && loadsSchemas(one.zone.path, modules))),
  },
  {
    name: 'the demo shop is loaded by the start of the server alone',
    because: 'the shop must also work without it',
    imports: ({ zone }, one) =>
      boxes.includes(zone.box) &&
      one.zone?.box === 'demo' &&
      !(zone.path === 'src/server/main.ts' && one.dynamic && one.zone.path === 'demo/load.ts'),
  },
  {
    name: 'the demo shop imports rules, contract and server',
    because: 'it is data for a shop, for any client',
    imports: ({ zone }, one) =>
      zone.box === 'demo' &&
      one.zone !== undefined &&
      !['demo', 'rules', 'contract', 'server'].includes(one.zone.box),
  },
  {
    name: 'what is shipped imports nothing from tests, scripts or bench',
    because: 'they are not installed where the shop runs',
    imports: ({ zone }, one) =>
      boxes.includes(zone.box) && ['tests', 'scripts', 'bench', 'config'].includes(one.zone?.box ?? ''),
  },
  {
    name: '8. src holds the four boxes and nothing else',
    because: 'a newcomer to the repository must know where a line belongs',
    modules: ({ zone }) => zone.path.startsWith('src/') && !boxes.includes(zone.box),
  },
  {
    name: '8. every rule is in the folder of a business word',
    because: 'eighty files in one folder are hard to find',
    modules: ({ zone }) => zone.box === 'rules' && zone.path.split('/').length !== 4,
  },
];

const orderRule: Rule = {
  name: '9. no two files import each other, not even by way of others',
  because: 'of two files one can then be read first, and moved alone',
  imports: ({ path }, one, modules) =>
    one.zone !== undefined && importEachOther(path, one.zone.path, modules),
};

function loadsSchemas(path: string, modules: Module[], seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const loaded = modules.find((module) => module.path === path)?.imports.filter((one) => !one.typeOnly) ?? [];
  return loaded.some(
    (one) => one.package === 'zod' || (one.zone && loadsSchemas(one.zone.path, modules, seen)),
  );
}

export const houseRules: Rule[] = [...boxRules, ...serverRules, ...sqlRules, ...clientRules, orderRule];

/** Everything that breaks a rule, one line each, with file and line number. */
export function broken(rule: Rule, modules: Module[]): string[] {
  return modules
    .filter((module) => rule.evenInTests || rule.modules || !module.zone.isTest)
    .flatMap((module) => {
      const at = (line: number, what: string) => `${module.path}:${line} ${what}`;
      return [
        ...(rule.modules?.(module) ? [`${module.path} is not allowed there`] : []),
        ...module.imports
          .filter((one) => rule.imports?.(module, one, modules))
          .map((one) => at(one.line, `imports ${one.specifier}`)),
        ...module.calls
          .filter((call) => rule.calls?.(module, call))
          .map((call) => at(call.line, `calls ${call.name}`)),
        ...module.texts.flatMap(({ text, line }) =>
          (rule.texts?.(module, text, modules) ?? []).map((name) => at(line, `names the table ${name}`)),
        ),
        ...(rule.arithmetic?.(module) ? module.arithmetic.map((line) => at(line, 'computes')) : []),
      ];
    });
}
