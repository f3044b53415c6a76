import type { Module } from './modules.ts';
import type { Rule } from './rules.ts';
import { levelOf, type Zone } from './zones.ts';

/**
 * Tables of a higher feature that lower features may still name, with the reason. Every request reads its
 * session together with the account's business and post in an office, in one query.
 */
const allowed: Record<string, string[]> = { account: ['businesses', 'staff_members'] };

const TABLE_NAMED = /\b(?:from|join|into|update|using|truncate)\s+(?:only\s+|lateral\s+)?"?(\w+)"?/gi;
const NAMED_AFTER_COMMA = /\bfrom\s+\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*(\w+)/gi;
/** An English sentence can contain `from stores` too. */
const IS_SQL = /\b(?:select|insert|delete|update|join|where|set)\b/i;

/** The names that follow SQL keywords such as `from` and `join`. */
function namedIn(text: string): string[] {
  if (!IS_SQL.test(text)) return [];
  return [TABLE_NAMED, NAMED_AFTER_COMMA].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
}

/** The owner of a table: a feature, or a part of the server outside the features. */
const ownerOf = ({ part, feature }: Zone) => feature || part;

function isOffered(owner: Module, variable: string, modules: Module[]): boolean {
  return modules.some(
    ({ zone, passedOn }) =>
      zone.role === 'public' && zone.feature === owner.zone.feature && passedOn.includes(variable),
  );
}

function mayName(module: Module, name: string, modules: Module[]): boolean {
  const owner = modules.find(
    ({ zone, tables }) => !zone.isTest && tables.some((table) => table.name === name),
  );
  const variable = owner?.tables.find((table) => table.name === name)?.variable;
  if (!owner || variable === undefined || ownerOf(owner.zone) === ownerOf(module.zone)) return true;
  if (allowed[module.zone.feature]?.includes(name)) return true;
  if (module.zone.part === 'features' && levelOf(owner.zone.feature) >= levelOf(module.zone.feature))
    return false;
  return isOffered(owner, variable, modules);
}

export const sqlRules: Rule[] = [
  {
    name: '5. SQL names the tables of its own feature, and those that a lower one offers in its public.ts',
    because: 'a column can be changed when it is known who reads it',
    texts: (module, text, modules) =>
      module.zone.box === 'server' ? namedIn(text).filter((name) => !mayName(module, name, modules)) : [],
  },
];
