import { type ConfigData, HtmlValidate } from 'html-validate';

/** Everything recommended; what is not says why. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React spells what HTML allows to be spelt in several ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React's own ids begin with an underscore; HTML asks only that there is no space in one.
    'valid-id': ['error', { relaxed: true }],
    // Several values under one name, ticked or hidden, are how a form sends a list.
    'form-dup-name': 'off',
    // The list under a field that is typed into; no native element is that.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A style keeps its number in one line; other signs in it would be copied with it.
    'tel-non-breaking': ['error', { ignoreClasses: ['answer-line'] }],
    // Advice about search results; one title is the specification's own and longer.
    'long-title': 'off',
  },
};

const rules = new HtmlValidate(RULES);

export async function complaintsOfHtml(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
