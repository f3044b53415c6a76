/** As in package.json. The bundle of the server can't read that file. */
export const VERSION = '0.1.0';
