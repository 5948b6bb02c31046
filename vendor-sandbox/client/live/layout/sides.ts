import type { BoardLayout, Place, SpotLook } from './board-layout';

const place = (spot: string, style: SpotLook, x: number, y: number, w: number, h: number): Place => ({
  spot,
  style,
  x,
  y,
  w,
  h,
});

export const baccaratLayout = (upright: boolean): BoardLayout =>
  upright
    ? {
        columns: 12,
        rows: 6,
        places: [
          place('playerPair', 'one', 0, 0, 6, 2),
          place('bankerPair', 'two', 6, 0, 6, 2),
          place('tie', 'tie', 0, 2, 12, 1.6),
          place('player', 'one', 0, 3.6, 6, 2.4),
          place('banker', 'two', 6, 3.6, 6, 2.4),
        ],
      }
    : {
        columns: 12,
        rows: 5,
        places: [
          place('playerPair', 'one', 0, 0, 3.5, 2),
          place('tie', 'tie', 3.5, 0, 5, 2),
          place('bankerPair', 'two', 8.5, 0, 3.5, 2),
          place('player', 'one', 0, 2, 6, 3),
          place('banker', 'two', 6, 2, 6, 3),
        ],
      };

export const dragonTigerLayout = (upright: boolean): BoardLayout =>
  upright
    ? {
        columns: 12,
        rows: 6,
        places: [
          place('tie', 'tie', 0, 0, 6, 2.4),
          place('suitedTie', 'tie', 6, 0, 6, 2.4),
          place('dragon', 'two', 0, 2.4, 6, 3.6),
          place('tiger', 'one', 6, 2.4, 6, 3.6),
        ],
      }
    : {
        columns: 12,
        rows: 5,
        places: [
          place('dragon', 'two', 0, 0, 4.4, 5),
          place('tie', 'tie', 4.4, 0, 3.2, 2.5),
          place('suitedTie', 'tie', 4.4, 2.5, 3.2, 2.5),
          place('tiger', 'one', 7.6, 0, 4.4, 5),
        ],
      };
