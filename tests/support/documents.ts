import { posix } from 'node:path';

/** The claims of a document about the project that can be checked. */
export interface Claims {
  /** Inline code that looks like a file or folder of the project. */
  paths: string[];
  /** Scripts named as `npm run x`, `npm start` or `npm test`. */
  scripts: string[];
  /** Targets of links that stay in the project. */
  links: string[];
  headings: string[];
}

const extension = /\.(?:ts|tsx|mjs|json|md|sql|css|html|svg|avif|webp|png|example)$/;

export function claimsOf(markdown: string, topLevel: ReadonlySet<string>): Claims {
  const prose = markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return {
    paths: inline.filter((code) => looksLikePath(code, topLevel)),
    scripts: [...markdown.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target)),
    headings: [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title)),
  };
}

/** Paths of the shop begin with a slash, and packages with an @. Neither is a file. */
function looksLikePath(code: string, topLevel: ReadonlySet<string>): boolean {
  if (!/^[\w.{}*][\w./{}*#-]*$/.test(code)) return false;
  const [first = ''] = code.split('/');
  return extension.test(code) || (code.includes('/') && topLevel.has(first));
}

/** The anchor that GitHub makes from a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Files that a build or a running shop makes. A document may name them though they are not in Git. */
const madeLater = /^(?:dist|node_modules|\.data|\.cache|\.env$)/;

/**
 * Whether a name means a file or folder: its full path, or the end of it (`catalog/reads.ts`). `*` and `{word}` stand
 * for any one name.
 */
export function names(code: string, files: string[]): boolean {
  if (madeLater.test(code)) return true;
  const pattern = code
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}|\*+/g, '[^/]+');
  const wanted = new RegExp(`(?:^|/|\\.)${pattern}(?:/|$)`);
  return files.some((file) => wanted.test(file));
}

/** The target of a document's link, as a path of the project and an anchor. */
export function linkTarget(from: string, link: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = link.split('#');
  return {
    path: path === '' ? from : posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, ''),
    anchor,
  };
}
