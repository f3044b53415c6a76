import { HtmlValidate, type ConfigData } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Choices of one question share a name, ticked or not.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // HTML allows any id without a space; React makes its own with underscores.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name, and a screen reader says it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Of two menus with one name, the styles show one at each width; the validator reads no styles, axe does.
    'unique-landmark': 'off',
    // Films of sections play by themselves, silent, and stand still for whoever wants less motion.
    'no-autoplay': ['error', { exclude: ['video'] }],
    // A matter of taste: a role means the same as its element.
    'prefer-native-element': 'off',
  },
};

const validator = new HtmlValidate(config);

/** The standard gives a search field no role but its own, and the validator does not know. */
const roleOnSearch = /<input(?=[^>]*\stype="search")[^>]*\srole="[^"]*"/gi;

/** Where the HTML of a page breaks the standard, a line each. */
export async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
  for (const [tag] of html.matchAll(roleOnSearch)) faults.push(`A search field with another role: ${tag}`);
  return [...new Set(faults)];
}
