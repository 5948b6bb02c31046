interface DrawName {
  readonly gameCode: string;
  readonly issue: string;
}

/** Address of the page that repeats a draw of our own. */
export const fairnessAddress = ({ gameCode, issue }: DrawName): string =>
  `/lottery/fairness?${new URLSearchParams({ gameCode, issue })}`;
