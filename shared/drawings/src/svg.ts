const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside SVG text and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A filled path. */
export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

/** A stroked path without fill. */
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${extra}/>`;

/** Draws the right half and its mirror image about x = 0. */
export const mirrored = (half: string, id = 'h'): string =>
  `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`;

/** Copies of `content` turned about the origin. */
export function around(count: number, content: string, id: string, startDegrees = 0): string {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${round(startDegrees + ((index + 1) * 360) / count)})"/>`,
  );
  return `<g id="${id}">${content}</g>${copies.join('')}`;
}

/** One decimal place is enough at tile size. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Corner points of a star or polygon as path data. */
export function starPath(points: number, outer: number, inner: number, turnDegrees = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turnDegrees - 90 + (index * 180) / points) * Math.PI) / 180;
    const radius = index % 2 ? inner : outer;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
