interface Coin {
  x: number;
  y: number;
  /** Pixels a second. */
  dx: number;
  dy: number;
  turn: number;
  readonly size: number;
}

const COINS = 46;
const GRAVITY = 900;

/** Coins that spring up from below and fall, again and again. Sizes in CSS pixels. */
export function createCoinRain(width: number, height: number, random: () => number) {
  const launch = (): Coin => ({
    x: width * (0.3 + random() * 0.4),
    y: height + random() * height * 0.4,
    dx: (random() - 0.5) * width * 0.9,
    dy: -Math.sqrt(2 * GRAVITY * height * (0.5 + random() * 0.5)),
    turn: random() * Math.PI,
    size: 7 + random() * 9,
  });
  const coins = Array.from({ length: COINS }, launch);
  return {
    advance(elapsedMs: number): void {
      const seconds = elapsedMs / 1_000;
      for (const coin of coins) {
        coin.dy += GRAVITY * seconds;
        coin.x += coin.dx * seconds;
        coin.y += coin.dy * seconds;
        coin.turn += seconds * 7;
        if (coin.dy > 0 && coin.y > height + coin.size) Object.assign(coin, launch());
      }
    },
    draw(pen: CanvasRenderingContext2D): void {
      pen.clearRect(0, 0, width, height);
      for (const { x, y, turn, size } of coins) {
        const face = Math.abs(Math.cos(turn)) * size + 1;
        ellipse(pen, '#9a5a08', x, y + 2, face, size);
        ellipse(pen, '#ffcf4a', x, y, face, size);
        ellipse(pen, '#ffe9a3', x, y, face * 0.6, size * 0.6);
      }
    },
  };
}

function ellipse(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, rx: number, ry: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  pen.fill();
}
