/** A change of meaning at one place of a text. */
export interface Mutation {
  /** Range of the text that is replaced. */
  readonly start: number;
  readonly end: number;
  /** Kind of change, such as `boundary`. */
  readonly operator: string;
  readonly replacement: string;
}

export type MutantSource =
  | { readonly kind: 'typescript'; readonly file: string }
  | { readonly kind: 'sql'; readonly functionName: string };

/** A mutation of one source with the fields of the report. */
export interface Mutant extends Mutation {
  readonly id: number;
  /** Stable between runs while the source is unchanged. */
  readonly key: string;
  readonly target: string;
  readonly source: MutantSource;
  /** Line in the file, or in the function's body; from 1. */
  readonly line: number;
  readonly original: string;
}

export const placeOf = ({ source, line }: Pick<Mutant, 'source' | 'line'>): string =>
  source.kind === 'typescript' ? `${source.file}:${line}` : `function ${source.functionName}:${line}`;
