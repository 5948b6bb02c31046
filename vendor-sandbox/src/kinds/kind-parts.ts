/** What kinds with a state and a clock of their own need. */
export interface KindParts {
  /** Folder of what must survive a restart. */
  readonly stateFolder: string;
  /** How much faster than planned matches and fights are played. */
  readonly speed: number;
}
