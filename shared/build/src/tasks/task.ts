/** A build step that is skipped while its inputs are those of its last success. */
export interface Task {
  /** Shown in the progress lines. */
  name: string;
  /** Folders and files, relative to the checkout, whose content decides. */
  inputs: string[];
  /** Program below `shared/build/src`, without extension, and its arguments. */
  program: string;
  args: string[];
  /** Must exist for the step to be skipped; absolute paths. */
  outputs: string[];
  /** Where the fingerprint of the last success is kept: beside the outputs, absolute. */
  stamp: string;
}
