import { CANNONS } from '../../../src/kinds/fish/bullet';
import type { PlayerView } from '../../../src/kinds/fish/fish-messages';
import { SEA } from '../../../src/kinds/fish/sea';
import { type SpeciesId, speciesOf } from '../../../src/kinds/fish/species';
import { drawFish } from '../art/sprites';
import { drawLight } from './backdrop';
import type { Camera } from './camera';
import { drawCannon, drawFreePlace, SEAT_COLOURS } from './cannons';
import { drawBullet, drawCatch, drawNets } from './effects';
import type { PriceTags } from './price-tags';
import { HIT_MS, lockedPose, type SeaView, swimming } from './sea-view';

const RECOIL_MS = 170;

export interface Scene {
  readonly view: SeaView;
  readonly players: readonly PlayerView[];
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly backdrop: HTMLCanvasElement;
  /** Reduced motion: decoration does not move. */
  readonly isCalm: boolean;
  readonly amount: (units: number) => string;
  readonly prices: PriceTags;
  /** Device pixels a CSS pixel. */
  readonly density: number;
}

/** Draws the sea as it is now. @param pen in CSS pixels */
export function drawScene(pen: CanvasRenderingContext2D, scene: Scene): void {
  const { view, camera, width, height, backdrop, isCalm } = scene;
  const nowMs = view.now();
  pen.drawImage(backdrop, 0, 0, width, height);
  if (!isCalm) drawLight(pen, width, height, nowMs);
  pen.save();
  // Figures keep their sign in front, whatever the language of the page.
  pen.direction = 'ltr';
  pen.translate(camera.left, camera.top);
  pen.scale(camera.scale, camera.scale);
  drawAllFish(pen, scene, nowMs);
  drawLock(pen, view);
  drawNets(pen, view);
  for (const bullet of view.bullets) drawBullet(pen, bullet);
  drawCannons(pen, scene, nowMs);
  for (const caught of view.catches) drawCatch(pen, view, caught, `+${scene.amount(caught.paid)}`, isCalm);
  pen.restore();
}

function drawAllFish(
  pen: CanvasRenderingContext2D,
  { view, camera, prices, density, isCalm }: Scene,
  nowMs: number,
): void {
  const fish = swimming(view, nowMs).sort((a, b) => multiplier(b.fish.species) - multiplier(a.fish.species));
  for (const { fish: one, pose } of fish) {
    const beat = speciesOf(one.species).speed / 70;
    const phase = (nowMs / 1_000) * beat + one.phase;
    const hit = hitShare(view, one.id, nowMs);
    const shake = isCalm ? 0 : Math.sin(hit * 18) * hit * 4;
    const place = { ...pose, x: pose.x + shake };
    drawFish(pen, one.species, place, phase);
    if (hit === 0) continue;
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = hit * 0.85;
    drawFish(pen, one.species, place, phase);
    pen.restore();
  }
  for (const { fish: one, pose } of fish) {
    const { picture, width, height } = prices.of(one.species, camera.scale * density, density);
    const below = speciesOf(one.species).radius + 3;
    pen.drawImage(picture, pose.x - width / 2, pose.y + below, width, height);
  }
}

/** 1 right after a hit, falling to 0. */
function hitShare(view: SeaView, fish: number, nowMs: number): number {
  const atMs = view.hits.get(fish);
  return atMs === undefined ? 0 : Math.max(0, 1 - (nowMs - atMs) / HIT_MS);
}

const multiplier = (species: SpeciesId): number => speciesOf(species).multiplier;

function drawLock(pen: CanvasRenderingContext2D, view: SeaView): void {
  const pose = lockedPose(view);
  const cannon = CANNONS[view.seat];
  if (!pose || !cannon) return;
  const colour = SEAT_COLOURS[view.seat] ?? '#fff';
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.globalAlpha = 0.5;
  pen.setLineDash([4, 12]);
  pen.beginPath();
  pen.moveTo(cannon.x, cannon.y - 40);
  pen.lineTo(pose.x, pose.y);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  pen.lineWidth = 3;
  pen.translate(pose.x, pose.y);
  for (let part = 0; part < 4; part += 1) {
    pen.rotate(Math.PI / 2);
    pen.beginPath();
    pen.arc(0, 0, 44, -0.42, 0.42);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(52, 0);
    pen.lineTo(38, 0);
    pen.stroke();
  }
  pen.restore();
}

function drawCannons(pen: CanvasRenderingContext2D, { view, players }: Scene, nowMs: number): void {
  const floor = pen.createLinearGradient(0, SEA.height - 60, 0, SEA.height);
  floor.addColorStop(0, 'rgba(4, 10, 28, 0)');
  floor.addColorStop(1, 'rgba(4, 10, 28, 0.62)');
  pen.fillStyle = floor;
  pen.fillRect(-SEA.width, SEA.height - 60, SEA.width * 3, 60);
  for (let seat = 0; seat < CANNONS.length; seat += 1) {
    const player = players.find((candidate) => candidate.seat === seat);
    if (!player) {
      drawFreePlace(pen, seat);
      continue;
    }
    const recoil = Math.max(0, 1 - (nowMs - (view.firedAtMs[seat] ?? 0)) / RECOIL_MS);
    drawCannon(pen, { seat, level: player.level, aim: view.aims[seat] ?? 0, recoil, isOwn: seat === view.seat });
  }
}
