/** Colours of one tile, dark to light, then the hero's pair and the sparkle. */
export interface Palette {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly heroLight: string;
  readonly heroDark: string;
  readonly spark: string;
}

const palette = (
  ink: string,
  deep: string,
  mid: string,
  glow: string,
  heroLight: string,
  heroDark: string,
  spark: string,
): Palette => ({
  ink,
  deep,
  mid,
  glow,
  heroLight,
  heroDark,
  spark,
});

export const palettes = {
  mangrove: palette('#04150f', '#0b3a2c', '#1b7a5a', '#f0d58a', '#ffd98a', '#d9661f', '#fff3cf'),
  tigerfire: palette('#240a04', '#701f0a', '#d2500f', '#ffd27a', '#ffedb8', '#f0930c', '#fff6dc'),
  harbour: palette('#051120', '#0d2c4d', '#1f6699', '#8fe8f5', '#ffb09a', '#e2483d', '#eafcff'),
  jade: palette('#021912', '#0a4a3c', '#1f9a72', '#dcf9cf', '#d5fbdc', '#27a877', '#fff6d0'),
  lacquer: palette('#210306', '#7a0f16', '#cc2a2b', '#ffcf70', '#ffe9b0', '#dd981f', '#fff2d6'),
  brass: palette('#080c26', '#1b2962', '#3f5cc0', '#ffe2a0', '#fff0c2', '#d3912c', '#e6edff'),
  dune: palette('#241406', '#74451a', '#d9964a', '#fff0cd', '#aef0e4', '#12807b', '#fff7e2'),
  lagoon: palette('#011c20', '#045a62', '#12a8a4', '#eafff2', '#ffe08a', '#ff7f35', '#ffffff'),
  rose: palette('#220812', '#74203c', '#cf4f6a', '#ffd9c2', '#fff0cc', '#f09a4c', '#fff3ea'),
  ice: palette('#061622', '#1a4862', '#5aa5c6', '#f2fdff', '#ffffff', '#8ac4e0', '#ffd9c2'),
  canopy: palette('#0b1505', '#2c4812', '#73992a', '#f7f0a0', '#fff6b4', '#dba91f', '#f6ffdf'),
  ember: palette('#180717', '#4d1540', '#a5345f', '#ffc48a', '#ffe0b0', '#ef6a3c', '#fff0e2'),
  circuit: palette('#070b0a', '#17231f', '#35564b', '#c9ff78', '#efffc4', '#86cf12', '#f4ffe2'),
  coral: palette('#070b19', '#18223f', '#3c5688', '#ffab96', '#ffd7c8', '#ff5540', '#e9f0ff'),
  turmeric: palette('#241302', '#8f5405', '#eaa51a', '#fff3b8', '#ff9a73', '#a81218', '#fff8dc'),
  cobalt: palette('#020c2b', '#0a2f93', '#2f72f4', '#c4e3ff', '#fff0a8', '#ffa312', '#ffffff'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
