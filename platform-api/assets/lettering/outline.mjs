/** Grid of the stored outlines: units in one em. Coarse enough to stay small, fine enough for a title of 60 px. */
export const UNITS_PER_EM = 200;

/**
 * Writes a glyph's outline as relative SVG path data on the integer grid, y downwards, starting at the pen.
 * @param commands fontkit path commands, in font units, y upwards
 * @param scale grid units in one font unit
 */
export function relativePath(commands, scale) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  let out = '';
  const grid = (args) => args.map((value, index) => Math.round(value * scale) * (index % 2 ? -1 : 1));
  for (const { command, args } of commands) {
    const points = grid(args);
    if (command === 'closePath') {
      out += 'z';
      [x, y] = start;
      continue;
    }
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
    const relative = points.map((value, index) => value - (index % 2 ? y : x));
    [x, y] = points.slice(-2);
    if (command === 'moveTo') start = [x, y];
    if (letter === 'l' && relative.every((value) => value === 0)) continue;
    out += letter + relative.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
  }
  return out;
}
