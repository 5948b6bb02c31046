/**
 * `(created_at, id) < ($6, $7)`: a row comparison, and the values of both sides. Allows one level of brackets in the
 * second.
 */
const ROW_COMPARISON = /\(([^()]*)\)\s*[<>]=?\s*\(((?:[^()]|\([^()]*\))*)\)/g;
const TIME_COLUMN = /_at$/;
/** A bind parameter, or a template placeholder. */
const PARAMETER = /^(\$\d|\$\{\})/;

/**
 * Refuses a keyset cursor whose time comes from outside of the database. PostgreSQL stores microseconds, a JavaScript
 * date and an ISO text have milliseconds: rows of one millisecond would be skipped or repeated at a page boundary.
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

/**
 * Whether a row comparison of `sql` is filled with a parameter in one of its time columns; `${}` marks a template
 * placeholder.
 */
export function comparesTimeParameter(text) {
  return [...text.matchAll(ROW_COMPARISON)].some(([, columns, values]) => {
    const compared = values.split(',').map((value) => value.trim());
    return columns
      .split(',')
      .some((column, index) => TIME_COLUMN.test(column.trim()) && PARAMETER.test(compared[index] ?? ''));
  });
}
