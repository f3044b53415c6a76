import { parseSync } from 'rolldown/utils';

/** One import of another module, in any notation. */
export interface Mention {
  specifier: string;
  /** `import()` at run time, or a module loaded by its URL (a worker). */
  dynamic: boolean;
  /** Disappears when compiled: `import type`, `export type … from`, `import('…')` in a type. */
  typeOnly: boolean;
  line: number;
}

/** A call or construction, by its written name: `fetch`, `db.transaction`, `new Date`. */
export interface Call {
  name: string;
  args: number;
  line: number;
}

export interface Source {
  path: string;
  mentions: Mention[];
  calls: Call[];
  /** Lines with arithmetic, except between literals (`60 * 60`). */
  arithmetic: number[];
  /** String literals, such as SQL. A value inside a template becomes a question mark. */
  texts: { text: string; line: number }[];
  /** Database tables, with their names in SQL and in code. */
  tables: { name: string; variable: string }[];
  /** Re-exported names: `export { a } from './b.ts'`. */
  passedOn: string[];
}

type Node = Record<string, unknown> & { type: string; start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return '';
}

/**
 * Reads the imports and calls of a module. Throws for a file that does not parse, so that no file goes
 * unchecked.
 */
export function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  const source: Source = {
    path,
    mentions: [],
    calls: [],
    arithmetic: [],
    texts: [],
    tables: [],
    passedOn: [],
  };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const visit = (node: Node) => {
    const mention = mentionIn(node);
    if (mention) source.mentions.push({ ...mention, line: lineAt(node.start) });
    const call = callIn(node);
    if (call) source.calls.push({ ...call, line: lineAt(node.start) });
    const written = textOf(node) ?? templateText(node);
    if (written !== undefined) source.texts.push({ text: written, line: lineAt(node.start) });
    const table = tableIn(node);
    if (table) source.tables.push(table);
    source.passedOn.push(...passedOnBy(node));
    if (computes(node)) source.arithmetic.push(lineAt(node.start));
    for (const child of children(node)) visit(child);
  };
  visit(program as unknown as Node);
  return source;
}

function mentionIn(node: Node): Omit<Mention, 'line'> | undefined {
  const specifier = textOf(node['source']);
  switch (node.type) {
    case 'ImportDeclaration':
      return specifier === undefined
        ? undefined
        : { specifier, dynamic: false, typeOnly: onlyTypes(node, 'importKind') };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return specifier === undefined
        ? undefined
        : { specifier, dynamic: false, typeOnly: onlyTypes(node, 'exportKind') };
    case 'ImportExpression':
      return { specifier: specifier ?? '(computed)', dynamic: true, typeOnly: false };
    case 'TSImportType':
      return specifier === undefined ? undefined : { specifier, dynamic: false, typeOnly: true };
    case 'NewExpression':
      return addressIn(node);
    default:
      return undefined;
  }
}

/** `import { type A, type B }` still loads the module, so only the statement's own `type` counts. */
const onlyTypes = (node: Node, kind: 'importKind' | 'exportKind') => node[kind] === 'type';

/** `new URL('./x.worker.ts', import.meta.url)` names a module as an import does. */
function addressIn(node: Node): Omit<Mention, 'line'> | undefined {
  const [first, second] = node['arguments'] as unknown[];
  const specifier = textOf(first);
  if (nameOf(node['callee']) !== 'URL' || specifier === undefined || second === undefined) return undefined;
  return /\.[jt]sx?$/.test(specifier) ? { specifier, dynamic: true, typeOnly: false } : undefined;
}

function callIn(node: Node): Omit<Call, 'line'> | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const name = nameOf(node['callee']);
  const args = (node['arguments'] as unknown[]).length;
  return { name: node.type === 'NewExpression' ? `new ${name}` : name, args };
}

function templateText(node: Node): string | undefined {
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('?');
}

/** `const products = pgTable('products', …)` */
function tableIn(node: Node): Source['tables'][number] | undefined {
  const init = node['init'];
  if (node.type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return undefined;
  const name = textOf((init['arguments'] as unknown[])[0]);
  return nameOf(init['callee']) === 'pgTable' && name !== undefined
    ? { name, variable: nameOf(node['id']) }
    : undefined;
}

function passedOnBy(node: Node): string[] {
  if (node.type !== 'ExportNamedDeclaration' || !node['source']) return [];
  return (node['specifiers'] as Node[]).map((one) => nameOf(one['exported']));
}

function computes(node: Node): boolean {
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return false;
  if (!['-', '*', '/', '%', '**', '-=', '*=', '/=', '%='].includes(node['operator'] as string)) return false;
  return !(isNumber(node['left']) && isNumber(node['right']));
}

function isNumber(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Literal') return typeof node['value'] === 'number';
  return node.type === 'BinaryExpression' && isNumber(node['left']) && isNumber(node['right']);
}
