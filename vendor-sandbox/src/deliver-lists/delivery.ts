import { listedGames } from '../game-lists/listed-games';
import { listedRow } from '../game-lists/listed-row';
import { vendors } from '../game-lists/vendors';

/** What a vendor hands over when the platform adds it, as `<vendor code>.json`. */
export interface Delivery {
  readonly vendorCode: string;
  /** UTF-8 JSON, a game a line. */
  readonly text: string;
}

/**
 * A delivery has the vendor's list in the wire format of the list import (`games`), the picture of each game (`pictures`, by code:
 * `hero/scene/companion`, names of motifs and a scenery) and the codes of new releases (`newGames`).
 */
export function deliveries(): Delivery[] {
  return vendors.map(({ code }) => ({ vendorCode: code, text: deliveryOf(code) }));
}

function deliveryOf(vendorCode: string): string {
  const games = listedGames().filter((game) => game.vendorCode === vendorCode);
  const rows = games.map((game) => JSON.stringify(listedRow(game)));
  const pictures = games.map(({ code, picture }) => `${JSON.stringify(code)}:${JSON.stringify(picture)}`);
  const newGames = JSON.stringify(games.filter(({ isNew }) => isNew).map(({ code }) => code));
  return `{"games":[\n${rows.join(',\n')}\n],"pictures":{\n${pictures.join(',\n')}\n},"newGames":${newGames}}\n`;
}
