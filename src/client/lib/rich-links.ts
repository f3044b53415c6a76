/**
 * The rule for links in rich text, for its editor: the editor is part of the kit, which imports no rules
 * itself.
 */
export { safeHref } from '#rules/page/safe-href.ts';
export { typedLink } from '#rules/page/typed-link.ts';
