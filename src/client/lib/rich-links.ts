/** Where rich text may link, for its editor, which is of the kit and knows no rules itself. */
export { safeHref } from '#rules/page/safe-href.ts';
export { typedLink } from '#rules/page/typed-link.ts';
