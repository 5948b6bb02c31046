import type { Mutation } from './mutation';

/** Whether a text is an SQL statement or a part of one. */
export const isSqlText = (text: string): boolean =>
  /\b(select|insert into|update|delete from|with recursive|left join|join|where|order by)\b/.test(text) &&
  /\b(from|set|values|where|returning|select|by)\b/.test(text);

interface Rule {
  readonly operator: string;
  readonly pattern: RegExp;
  /** A replacement in the syntax of `String.replace`. */
  readonly replacement: string;
  /** In an assignment the same operator has another meaning. */
  readonly notInAssignment?: boolean;
}

const RULES: readonly Rule[] = [
  { operator: 'boundary', pattern: /(?<![<>=!:-])<(?![=>@])/g, replacement: '<=' },
  { operator: 'boundary', pattern: /(?<![<>=!:-])>(?![=>])/g, replacement: '>=' },
  { operator: 'boundary', pattern: /<=/g, replacement: '<' },
  { operator: 'boundary', pattern: />=/g, replacement: '>' },
  { operator: 'comparison', pattern: /<>/g, replacement: '=' },
  { operator: 'comparison', pattern: /(?<=\s)=(?=\s)(?!\s*any\b)/g, replacement: '<>', notInAssignment: true },
  { operator: 'logic', pattern: /(?<!between\s+\S+\s+)\band\b/g, replacement: 'or' },
  { operator: 'logic', pattern: /\bor\b(?! replace)/g, replacement: 'and' },
  { operator: 'negation', pattern: /\bnot exists\b/g, replacement: 'exists' },
  { operator: 'negation', pattern: /(?<!not )\bexists\b/g, replacement: 'not exists' },
  { operator: 'negation', pattern: /\bis not null\b/g, replacement: 'is null' },
  { operator: 'negation', pattern: /\bis null\b/g, replacement: 'is not null' },
  { operator: 'negation', pattern: /\bnot in\b/g, replacement: 'in' },
  { operator: 'arithmetic', pattern: /(?<=[\w)] )\+(?= )/g, replacement: '-' },
  { operator: 'arithmetic', pattern: /(?<=[\w)] )-(?= )/g, replacement: '+' },
  { operator: 'function', pattern: /\bleast\b/g, replacement: 'greatest' },
  { operator: 'function', pattern: /\bgreatest\b/g, replacement: 'least' },
  { operator: 'function', pattern: /\bmin(?=\()/g, replacement: 'max' },
  { operator: 'function', pattern: /\bmax(?=\()/g, replacement: 'min' },
  { operator: 'order', pattern: /\bdesc\b/g, replacement: 'asc' },
  { operator: 'boolean', pattern: /\btrue\b/g, replacement: 'false' },
  { operator: 'boolean', pattern: /\bfalse\b/g, replacement: 'true' },
  {
    operator: 'condition',
    pattern: /(?<=\b(?:if|elsif)\s)(?!not exists|exists)[^;]*?(?=\sthen\b)/g,
    replacement: 'true',
  },
  {
    operator: 'condition',
    pattern: /(?<=\b(?:if|elsif)\s)(?!not exists|exists)[^;]*?(?=\sthen\b)/g,
    replacement: 'false',
  },
];

/** Mutations of an SQL text, outside of quotes and comments. */
export function sqlMutations(text: string): Mutation[] {
  const masked = maskTexts(text);
  const assignments = rangesOf(masked, /\bset\b(?:(?!\bwhere\b|\bfrom\b|\breturning\b|;)[^])*/g);
  const isAssignment = (at: number) => assignments.some(({ start, end }) => at >= start && at < end);
  return RULES.flatMap(({ operator, pattern, replacement, notInAssignment }) =>
    rangesOf(masked, pattern)
      .filter(({ start }) => !(notInAssignment && isAssignment(start)))
      .map((range) => ({ ...range, operator, replacement })),
  );
}

/** Mutations of a function's body, including the removal of single statements. */
export function sqlFunctionMutations(body: string, language: string): Mutation[] {
  if (language !== 'plpgsql') return sqlMutations(body);
  const statements = rangesOf(
    maskTexts(body),
    /(?<=(?:;|\bthen|\bbegin|\belse)\s+)(?:perform|update|insert|delete)\b[^;]*(?=;)/g,
  );
  return [
    ...sqlMutations(body),
    ...statements.map((range) => ({ ...range, operator: 'statement', replacement: 'null' })),
  ];
}

const rangesOf = (text: string, pattern: RegExp): { start: number; end: number }[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));

/** The text with quoted parts and comments masked, offsets unchanged. */
const maskTexts = (text: string): string =>
  text.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, (part) => '#'.repeat(part.length));
