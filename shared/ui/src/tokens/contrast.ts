/** Relative luminance of a `#rrggbb` colour (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What `color-mix(in srgb, over <share>, transparent)` shows on a ground: a `#rrggbb` colour. */
export function tint(foreground: string, background: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [top, below] = [foreground, background].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(top * opacity + below * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
