/** Changes some of a round's options. @returns false when the game has no such options; then nothing changes */
export type ChangeOptions = (changes: object) => boolean;

export interface OptionFieldsProps<Options> {
  readonly options: Options;
  readonly change: ChangeOptions;
}
