const FRAME = /(https?:\/\/[^\s)]+?)(:\d+:\d+)/g;
const MOST_FRAMES = 8;
const MOST_NAME_CHARACTERS = 40;

/** Addresses of the files on the stack of an error, innermost first; none without a stack. */
export const stackFiles = (error: unknown): string[] => framesOf(error).map(([, url = '']) => url);

/**
 * Names a place in the code, the same for every page of one release: the innermost file, and a digest of the stack.
 * @returns `<file>:<8 hex digits>`; undefined without a stack
 */
export function stackDigest(error: unknown): string | undefined {
  const places = framesOf(error)
    .slice(0, MOST_FRAMES)
    .map(([, url = '', position = '']) => ({ file: fileOf(url), position }));
  const [innermost] = places;
  if (!innermost?.file) return undefined;
  return `${innermost.file}:${hashOf(places.map(({ file, position }) => file + position).join(' '))}`;
}

function framesOf(error: unknown): RegExpExecArray[] {
  return error instanceof Error ? [...(error.stack ?? '').matchAll(FRAME)] : [];
}

const fileOf = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '')
    .split('/')
    .at(-1)
    ?.replace(/[^\w.-]/g, '')
    .slice(0, MOST_NAME_CHARACTERS) ?? '';

/** FNV-1a, 32 bits: enough to tell the errors of one release apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
