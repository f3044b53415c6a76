import { HtmlValidate, type ConfigData } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The choices of one question share a name, ticked or not.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // HTML allows any id without a space; React makes its own with underscores.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name, and a screen reader says it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Of two menus with the same name, the styles show one at each width. The validator reads no styles, but axe
    // does.
    'unique-landmark': 'off',
    // Videos in sections play automatically, without sound, and stop for people who prefer less motion.
    'no-autoplay': ['error', { exclude: ['video'] }],
    // Style only: the role means the same as the element.
    'prefer-native-element': 'off',
  },
};

const validator = new HtmlValidate(config);

/** The standard allows a search field no other role. The validator does not check this. */
const roleOnSearch = /<input(?=[^>]*\stype="search")[^>]*\srole="[^"]*"/gi;

/** The places where the HTML of a page breaks the standard, one line each. */
export async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
  for (const [tag] of html.matchAll(roleOnSearch)) faults.push(`A search field with another role: ${tag}`);
  return [...new Set(faults)];
}
