import { CANNONS } from '../../../src/kinds/fish/bullet';
import { CANNON_LEVELS, type CannonLevel } from '../../../src/kinds/fish/cannon';

/** By seat. */
export const SEAT_COLOURS = ['#ffcf4a', '#56dcff', '#ff7fb4', '#9cf27a'] as const;

interface DrawnCannon {
  readonly seat: number;
  readonly level: CannonLevel;
  /** Radians to the vertical. */
  readonly aim: number;
  /** 1 right after a shot, falling to 0. */
  readonly recoil: number;
  readonly isOwn: boolean;
}

/** The own cannon is larger than the others', and grows with the price of its shots. */
const OWN_SIZE = 1.75;
const OWN_BASE = 1.25;

const cannonSize = (level: CannonLevel, isOwn: boolean): number =>
  (isOwn ? OWN_SIZE : 1.1) + CANNON_LEVELS.indexOf(level) * 0.08;

export function drawCannon(pen: CanvasRenderingContext2D, { seat, level, aim, recoil, isOwn }: DrawnCannon): void {
  const place = CANNONS[seat];
  const colour = SEAT_COLOURS[seat] ?? '#fff';
  if (!place) return;
  const size = cannonSize(level, isOwn);
  pen.save();
  pen.translate(place.x, place.y);
  if (isOwn) {
    const glow = pen.createRadialGradient(0, 0, 10, 0, 0, 150);
    glow.addColorStop(0, `${colour}70`);
    glow.addColorStop(1, `${colour}00`);
    pen.fillStyle = glow;
    pen.fillRect(-150, -150, 300, 300);
  }
  pen.save();
  pen.rotate(aim);
  pen.scale(size, size);
  pen.translate(0, recoil * 9);
  barrel(pen, colour, recoil);
  pen.restore();
  pen.scale(isOwn ? OWN_BASE : 1, isOwn ? OWN_BASE : 1);
  base(pen, colour);
  pen.restore();
}

function barrel(pen: CanvasRenderingContext2D, colour: string, recoil: number): void {
  const steel = pen.createLinearGradient(-17, 0, 17, 0);
  steel.addColorStop(0, '#1f2c44');
  steel.addColorStop(0.32, '#8fa5c4');
  steel.addColorStop(0.5, '#eef5ff');
  steel.addColorStop(0.75, '#5d7394');
  steel.addColorStop(1, '#16213a');
  pen.fillStyle = steel;
  pen.beginPath();
  pen.moveTo(-16, 4);
  pen.lineTo(-11, -52);
  pen.lineTo(11, -52);
  pen.lineTo(16, 4);
  pen.fill();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(-14, -64, 28, 14, 5);
  pen.roundRect(-15, -26, 30, 8, 3);
  pen.fill();
  pen.fillStyle = 'rgba(255, 255, 255, 0.4)';
  pen.fillRect(-9, -62, 5, 10);
  pen.fillStyle = '#0c1426';
  pen.beginPath();
  pen.ellipse(0, -64, 10, 4, 0, 0, Math.PI * 2);
  pen.fill();
  if (recoil > 0.55) {
    pen.fillStyle = `rgba(255, 240, 170, ${recoil})`;
    pen.beginPath();
    pen.arc(0, -74, 15 * recoil, 0, Math.PI * 2);
    pen.fill();
  }
}

function base(pen: CanvasRenderingContext2D, colour: string): void {
  const dome = pen.createRadialGradient(-10, -14, 4, 0, 0, 44);
  dome.addColorStop(0, '#ffffff');
  dome.addColorStop(0.25, colour);
  dome.addColorStop(1, '#1a2540');
  pen.fillStyle = dome;
  pen.beginPath();
  pen.arc(0, 6, 34, Math.PI, 0);
  pen.lineTo(44, 26);
  pen.lineTo(-44, 26);
  pen.fill();
  pen.strokeStyle = 'rgba(6, 12, 30, 0.7)';
  pen.lineWidth = 2.5;
  pen.stroke();
}

/** A free seat. */
export function drawFreePlace(pen: CanvasRenderingContext2D, seat: number): void {
  const place = CANNONS[seat];
  if (!place) return;
  pen.fillStyle = 'rgba(5, 14, 34, 0.4)';
  pen.strokeStyle = 'rgba(255, 255, 255, 0.25)';
  pen.setLineDash([6, 6]);
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(place.x, place.y + 6, 30, Math.PI, 0);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
}
