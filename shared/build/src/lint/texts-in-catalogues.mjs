/** Attributes with human-readable values. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|.*[lL]abel)$/;
const WORD = /\p{L}{2}/u;
/** Between placeholders two letters may be a unit; three are a word. */
const WORD_OF_TEMPLATE = /\p{L}{3}/u;

/** A hard-coded sentence would not be translated. */
export const textsInCatalogues = {
  create(context) {
    const report = (node) => context.report({ node, message: 'What people read belongs in src/messages/*.json.' });
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node);
      },
      JSXAttribute({ name, value }) {
        if (SPOKEN.test(name.name) && value?.type === 'Literal' && WORD.test(value.value)) report(value);
      },
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type !== 'JSXElement') return;
        if (expression.type === 'Literal' && WORD.test(String(expression.value))) report(expression);
        if (expression.type !== 'TemplateLiteral') return;
        if (expression.quasis.some(({ value }) => WORD_OF_TEMPLATE.test(value.raw))) report(expression);
      },
    };
  },
};
