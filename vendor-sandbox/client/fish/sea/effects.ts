import { CANNONS } from '../../../src/kinds/fish/bullet';
import { CANNON_LEVELS } from '../../../src/kinds/fish/cannon';
import { drawFish } from '../art/sprites';
import { SEAT_COLOURS } from './cannons';
import { CATCH_MS, type Catch, NET_MS, type SeaView, type SeenBullet } from './sea-view';

export function drawBullet(pen: CanvasRenderingContext2D, { seat, level, bullet }: SeenBullet): void {
  const colour = SEAT_COLOURS[seat] ?? '#fff';
  const size = 5 + CANNON_LEVELS.indexOf(level) * 1.1;
  pen.save();
  pen.translate(bullet.x, bullet.y);
  pen.rotate(Math.atan2(bullet.dy, bullet.dx));
  const trail = pen.createLinearGradient(-34, 0, 6, 0);
  trail.addColorStop(0, `${colour}00`);
  trail.addColorStop(1, colour);
  pen.fillStyle = trail;
  pen.beginPath();
  pen.ellipse(-13, 0, 22, size * 0.8, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#fffdf0';
  pen.beginPath();
  pen.ellipse(2, 0, size * 1.3, size * 0.72, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

export function drawNets(pen: CanvasRenderingContext2D, view: SeaView): void {
  for (const { x, y, seat, atMs } of view.nets) {
    const age = (view.now() - atMs) / NET_MS;
    const radius = 16 + 34 * Math.sqrt(age);
    pen.save();
    pen.globalAlpha = 1 - age;
    pen.strokeStyle = SEAT_COLOURS[seat] ?? '#fff';
    pen.lineWidth = 1.8;
    pen.translate(x, y);
    pen.rotate(age * 0.6);
    for (const ring of [1, 0.66, 0.33]) {
      pen.beginPath();
      for (let side = 0; side <= 8; side += 1)
        pen.lineTo(Math.cos((side * Math.PI) / 4) * radius * ring, Math.sin((side * Math.PI) / 4) * radius * ring);
      pen.stroke();
    }
    for (let thread = 0; thread < 8; thread += 1) {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos((thread * Math.PI) / 4) * radius, Math.sin((thread * Math.PI) / 4) * radius);
      pen.stroke();
    }
    pen.restore();
  }
}

/** A caught fish turns over and goes to its cannon as coins. @param amount what it paid, for people */
export function drawCatch(
  pen: CanvasRenderingContext2D,
  view: SeaView,
  caught: Catch,
  amount: string,
  isCalm: boolean,
): void {
  const age = Math.min(1, (view.now() - caught.atMs) / CATCH_MS);
  const { pose, seat, species, multiplier } = caught;
  const colour = SEAT_COLOURS[seat] ?? '#fff';
  pen.save();
  if (age < 0.5) {
    pen.globalAlpha = 1 - age * 2;
    const spin = isCalm ? 0 : age * 7;
    drawFish(pen, species, { ...pose, heading: pose.heading + spin }, age * 6, 1 + age * 0.5);
  }
  pen.restore();
  if (!isCalm) drawCoins(pen, caught, age);
  pen.save();
  pen.globalAlpha = age < 0.75 ? 1 : (1 - age) * 4;
  const size = Math.min(58, 22 + Math.log2(multiplier) * 4.5) * (isCalm ? 1 : Math.min(1, 0.5 + age * 4));
  pen.font = `800 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.2;
  pen.strokeStyle = 'rgba(16, 8, 2, 0.85)';
  pen.fillStyle = seat === view.seat ? '#ffe57a' : colour;
  const y = pose.y - 34 - age * 46;
  pen.strokeText(amount, pose.x, y);
  pen.fillText(amount, pose.x, y);
  pen.restore();
}

function drawCoins(pen: CanvasRenderingContext2D, { pose, seat, multiplier }: Catch, age: number): void {
  const home = CANNONS[seat];
  if (!home) return;
  const coins = Math.min(22, 4 + Math.round(Math.sqrt(multiplier) * 1.6));
  for (let coin = 0; coin < coins; coin += 1) {
    const turn = coin * 2.4;
    const start = Math.min(1, Math.max(0, age * 1.9 - coin * 0.025));
    if (start === 0 || start === 1) continue;
    const burst = Math.sin(Math.min(start * 2.2, 1) * (Math.PI / 2)) * (34 + (coin % 4) * 13);
    const pull = start ** 3;
    const x = (pose.x + Math.cos(turn) * burst) * (1 - pull) + home.x * pull;
    const y = (pose.y + Math.sin(turn) * burst) * (1 - pull) + home.y * pull;
    const face = Math.abs(Math.cos(start * 12 + coin));
    pen.fillStyle = '#a86206';
    pen.beginPath();
    pen.ellipse(x, y + 1.5, 8 * face + 1, 8, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#ffd34d';
    pen.beginPath();
    pen.ellipse(x, y, 7.4 * face + 0.6, 7.4, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = 'rgba(255, 255, 255, 0.7)';
    pen.fillRect(x - 1.2 * face, y - 4, 2.4 * face, 5);
  }
}
