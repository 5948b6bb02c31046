import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ourCode = ['**/*.ts', '**/*.tsx'];

/** Size limits of the house style. A file or function that outgrows them is two ideas. */
const size = {
  'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true, IIFEs: true }],
};

const correctness = {
  eqeqeq: 'error',
  'no-console': 'error',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
  ],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // An interface of functions is the usual shape of a service here; none of them reads `this`.
  '@typescript-eslint/unbound-method': 'off',
  // Numbers and bigints are meant to be readable inside templates.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // An implementation may have nothing to wait for where its interface lets others wait.
  '@typescript-eslint/require-await': 'off',
};

const IN_CATALOGUE = 'What people read belongs in src/messages/*.json.';
const TEXT_ATTRIBUTES = '/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|.*[lL]abel)$/';

/** A sentence in the code would be shown in one language to everybody. */
const texts = {
  'no-restricted-syntax': [
    'error',
    { selector: 'JSXText[value=/\\p{L}{2}/u]', message: IN_CATALOGUE },
    {
      selector: `JSXAttribute[name.name=${TEXT_ATTRIBUTES}] > Literal[value=/\\p{L}{2}/u]`,
      message: IN_CATALOGUE,
    },
    { selector: 'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]', message: IN_CATALOGUE },
    {
      selector: 'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{3}/u]',
      message: IN_CATALOGUE,
    },
  ],
};

export default defineConfig(
  // Asset scripts are run by hand once, outside of any TypeScript project.
  {
    ignores: [
      'platform-api/assets/',
      '**/node_modules/',
      '**/dist/',
      '**/.marquee/',
      '**/coverage/',
      '**/*.d.ts',
      'e2e/test-results/',
    ],
  },
  {
    files: ourCode,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { ...size, ...correctness },
  },
  {
    files: ['**/*.tsx', 'shared/kit/src/**', 'shared/ui/src/**', 'host-shell/src/**', 'mf-*/src/**'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['{host-shell,mf-*,mf-games/in-house,operator-console,shared/kit,shared/ui}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: texts,
  },
  {
    // A test file is a list of cases: its outermost function is as long as the list.
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
