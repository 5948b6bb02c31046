/** `(created_at, id) < ($6, $7)`: a row comparison, and the values of both sides. One level of brackets inside the second. */
const ROW_COMPARISON = /\(([^()]*)\)\s*[<>]=?\s*\(((?:[^()]|\([^()]*\))*)\)/g;
const TIME_COLUMN = /_at$/;
/** A bind parameter, or whatever a template fills in. */
const PARAMETER = /^(\$\d|\$\{\})/;

/**
 * Refuses a keyset whose time comes from outside of the database. PostgreSQL keeps microseconds, a JavaScript date and an
 * ISO text have milliseconds: the rows of one millisecond would be skipped or repeated where a page ends among them.
 */
export const exactTimeCursors = {
  create(context) {
    const check = (node, text) => {
      if (!comparesTimeParameter(text)) return;
      const message = 'A time with milliseconds loses rows: let SQL look the position up by its id.';
      context.report({ node, message });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.raw).join('${}'));
      },
    };
  },
};

/** Whether a row comparison of `sql` fills in one of its time columns; `${}` is what a template fills in. */
export function comparesTimeParameter(text) {
  return [...text.matchAll(ROW_COMPARISON)].some(([, columns, values]) => {
    const compared = values.split(',').map((value) => value.trim());
    return columns
      .split(',')
      .some((column, index) => TIME_COLUMN.test(column.trim()) && PARAMETER.test(compared[index] ?? ''));
  });
}
