/** The part of the project that a file belongs to, read from its path. */
export interface Zone {
  path: string;
  /** `rules`, `contract`, `server`, `client` under src, or a folder beside src: `demo`, `tests`, … */
  box: string;
  /** Inside the server: `main`, `app`, `page`, `features`, `db`, …; inside the client: `start`, `pages`, `ui`, … */
  part: string;
  /** Inside the client: `shop`, `office`, or empty for what both share. */
  area: string;
  /** The name of a feature. */
  feature: string;
  /** A folder inside a server feature, such as the index of `listing`; empty for the feature's own files. */
  folder: string;
  /** Inside a server feature: `tables`, `reads`, `writes`, `routes`, `office`, `jobs`, `public`. */
  role: string;
  isTest: boolean;
}

/** Features by level. Each may use features of the levels before its own. */
export const featureLevels = [
  ['account'],
  ['images', 'site', 'stores', 'demos'],
  ['staff'],
  ['media'],
  ['catalog'],
  ['listing'],
  ['pages'],
  ['builder'],
  ['alerts', 'wishlist', 'cart'],
  ['money', 'units'],
  ['orders', 'trade-ins'],
  ['repairs'],
  ['checkout', 'reviews', 'messages', 'devices'],
  ['back-office'],
];

export const levelOf = (feature: string) => featureLevels.findIndex((words) => words.includes(feature));

export const serverParts = ['page', 'features', 'db', 'http', 'ports', 'jobs', 'config'];
const areas = ['shop', 'office'];

export function zoneOf(path: string): Zone {
  const zone: Zone = {
    path,
    box: '',
    part: '',
    area: '',
    feature: '',
    folder: '',
    role: '',
    isTest: /\.test\.tsx?$/.test(path),
  };
  const [top = '', ...rest] = path.split('/');
  if (top !== 'src') return { ...zone, box: rest.length > 0 ? top : 'config' };
  const [box = '', ...inside] = rest;
  if (box === 'server') return { ...zone, box, ...inServer(inside) };
  if (box === 'client') return { ...zone, box, ...inClient(inside) };
  return { ...zone, box };
}

function inServer([first = '', ...rest]: string[]): Partial<Zone> {
  if (rest.length === 0) return { part: first.replace(/(\.test)?\.ts$/, '') };
  if (first !== 'features') return { part: first };
  const [feature = '', ...inside] = rest;
  const file = inside.pop() ?? '';
  return { part: first, feature, folder: inside.join('/'), role: roleOf(inside.length <= 1 ? file : '') };
}

const roles = ['tables', 'reads', 'writes', 'routes', 'office', 'jobs', 'public'];

/** `questions.reads.ts` has the role `reads`; a file with any other name has none. */
function roleOf(file: string): string {
  const words = file.replace(/(\.test)?\.ts$/, '').split('.');
  const role = words.at(-1) ?? '';
  return words.length <= 2 && roles.includes(role) ? role : '';
}

function inClient([first = '', ...rest]: string[]): Partial<Zone> {
  if (rest.length === 0) return { part: 'start' };
  if (!areas.includes(first)) return { part: first };
  const [part = '', feature = ''] = rest;
  if (rest.length === 1) return { area: first, part: 'start' };
  return { area: first, part, feature: part === 'features' ? feature : '' };
}
