import type { DrawingName } from './drawing';

/** The files of a brand's folder `look` that its drawings come from; `look.json` has the rest. */
const DRAWING_FILES: Readonly<Record<DrawingName, string>> = {
  mark: 'mark.svg',
  horizon: 'horizon.svg',
  icon: 'icon.svg',
  appIcon: 'app-icon.svg',
};

/**
 * The look in a folder, not checked yet (`readLook`).
 * @param read the text of a file of the folder
 */
export function lookFromFiles(read: (file: string) => string): unknown {
  const drawings = Object.fromEntries(Object.entries(DRAWING_FILES).map(([name, file]) => [name, read(file)]));
  return { ...(JSON.parse(read('look.json')) as object), drawings };
}
