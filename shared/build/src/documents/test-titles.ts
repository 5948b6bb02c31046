import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

/** A test as its file names it: the titles of the groups around it, then its own. */
export type TestTitle = readonly string[];

const GROUPS = new Set(['describe']);
const TESTS = new Set(['it', 'test']);

/**
 * The titles of all tests of a source file, in their order. Titles of parametrised tests keep their placeholders (`%s`).
 * @throws Error when the file cannot be parsed
 */
export function testTitles(fileName: string, source: string): TestTitle[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  const titles: TestTitle[] = [];
  const groups: string[] = [];
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call);
      if (title === undefined) return;
      if (isCallOf(call.callee, GROUPS)) groups.push(title);
      else titles.push([...groups, title]);
    },
    'CallExpression:exit'(call) {
      if (titleOf(call) !== undefined && isCallOf(call.callee, GROUPS)) groups.pop();
    },
  }).visit(program);
  return titles;
}

function titleOf(call: CallExpression): string | undefined {
  if (!isCallOf(call.callee, TESTS) && !isCallOf(call.callee, GROUPS)) return undefined;
  const [first] = call.arguments;
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type === 'TemplateLiteral') return first.quasis.map(({ value }) => value.raw).join('…');
  return undefined;
}

/** Whether a callee is `it`, `it.skip`, `it.each(rows)` and the like, and `test.describe` a group rather than a test. */
function isCallOf(callee: Expression, names: ReadonlySet<string>): boolean {
  if (callee.type === 'Identifier') return names.has(callee.name);
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return isCallOf(callee.type === 'CallExpression' ? callee.callee : callee.tag, names);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { name } = callee.property;
  if (GROUPS.has(name)) return names === GROUPS;
  return isCallOf(callee.object, names);
}
