/** A build step that is skipped while its inputs are unchanged since its last success. */
export interface Task {
  /** Shown in the progress lines. */
  name: string;
  /** Folders and files, relative to the checkout, that determine the fingerprint. */
  inputs: string[];
  /** What it takes from the registry: `name@version` with the integrity of each (`resolved-packages.ts`). */
  packages: readonly string[];
  /** Program below `shared/build/src`, without extension, and its arguments. */
  program: string;
  args: string[];
  /** Must exist for the step to be skipped; absolute paths. */
  outputs: string[];
  /** File for the fingerprint of the last success: beside the outputs, absolute. */
  stamp: string;
}
