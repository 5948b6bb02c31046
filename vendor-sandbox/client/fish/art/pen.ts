export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws one fish at the origin, looking right, in units of the sea. @param phase of its movement, 0 to 1 */
export type Art = (pen: Pen, phase: number) => void;

export interface Shade {
  readonly back: string;
  readonly side: string;
  readonly belly: string;
}

/** Light from above: back, side and belly from -height to height. */
export function lit(pen: Pen, { back, side, belly }: Shade, height: number): CanvasGradient {
  const gradient = pen.createLinearGradient(0, -height, 0, height);
  gradient.addColorStop(0, back);
  gradient.addColorStop(0.48, side);
  gradient.addColorStop(1, belly);
  return gradient;
}

export function fill(pen: Pen, path: string, style: string | CanvasGradient): void {
  pen.fillStyle = style;
  pen.fill(new Path2D(path));
}

export function line(pen: Pen, path: string, style: string, width: number): void {
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
}

/** What `paint` draws is seen inside of the path only. */
export function inside(pen: Pen, path: string, paint: () => void): void {
  pen.save();
  pen.clip(new Path2D(path));
  paint();
  pen.restore();
}

/** An eye with a wet light in it. */
export function eye(pen: Pen, x: number, y: number, size: number, iris = '#f6c445'): void {
  const circle = (radius: number, style: string, dx = 0, dy = 0) => {
    pen.fillStyle = style;
    pen.beginPath();
    pen.arc(x + dx, y + dy, radius, 0, Math.PI * 2);
    pen.fill();
  };
  circle(size * 1.18, 'rgba(8, 20, 34, 0.55)');
  circle(size, '#fdfcf4');
  circle(size * 0.78, iris);
  circle(size * 0.52, '#0b1420');
  circle(size * 0.22, '#ffffff', size * 0.22, -size * 0.28);
}

/** Soft light along the back, inside of the body. */
export function gloss(pen: Pen, body: string, height: number, strength = 0.5): void {
  inside(pen, body, () => {
    const light = pen.createLinearGradient(0, -height, 0, -height * 0.1);
    light.addColorStop(0, `rgba(255, 255, 255, ${strength})`);
    light.addColorStop(1, 'rgba(255, 255, 255, 0)');
    pen.fillStyle = light;
    pen.fillRect(-400, -height, 800, height);
    const shadow = pen.createLinearGradient(0, height * 0.2, 0, height);
    shadow.addColorStop(0, 'rgba(4, 16, 40, 0)');
    shadow.addColorStop(1, 'rgba(4, 16, 40, 0.34)');
    pen.fillStyle = shadow;
    pen.fillRect(-400, 0, 800, height * 1.2);
  });
}

/** Rows of scales, inside of the body. */
export function scales(
  pen: Pen,
  body: string,
  [left, right]: readonly [number, number],
  height: number,
  size: number,
  style: string,
): void {
  inside(pen, body, () => {
    pen.strokeStyle = style;
    pen.lineWidth = size * 0.13;
    for (let row = -Math.ceil(height / size); row <= height / size; row += 1)
      for (let x = left + (row % 2 === 0 ? 0 : size / 2); x < right; x += size) {
        pen.beginPath();
        pen.arc(x, row * size * 0.72, size * 0.56, Math.PI * 0.55, Math.PI * 1.45);
        pen.stroke();
      }
  });
}

/** A fin whose rays run from its root to its edge. */
export function fin(
  pen: Pen,
  path: string,
  [root, edge]: readonly [string, string],
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): void {
  const gradient = pen.createLinearGradient(fromX, fromY, toX, toY);
  gradient.addColorStop(0, root);
  gradient.addColorStop(1, edge);
  fill(pen, path, gradient);
  inside(pen, path, () => {
    pen.strokeStyle = 'rgba(255, 255, 255, 0.24)';
    pen.lineWidth = 0.9;
    const [dx, dy] = [toX - fromX, toY - fromY];
    for (let ray = -5; ray <= 5; ray += 1) {
      pen.beginPath();
      pen.moveTo(fromX - dy * ray * 0.035, fromY + dx * ray * 0.035);
      pen.lineTo(toX - dy * ray * 0.16, toY + dx * ray * 0.16);
      pen.stroke();
    }
  });
  line(pen, path, 'rgba(6, 18, 40, 0.22)', 0.8);
}
