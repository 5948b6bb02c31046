import { type Art, eye, fill, fin, gloss, inside, line, lit, scales } from './pen';

const wave = (phase: number, shift = 0): number => Math.sin((phase + shift) * Math.PI * 2);

/** A lantern fish of the deep. */
export const angler: Art = (pen, phase) => {
  const body = 'M84 14C86-24 54-62 4-64-42-64-74-34-86-6L-86 12C-70 44-36 66 6 66 54 66 82 44 84 14Z';
  const dusk: readonly [string, string] = ['#5b2a86', '#1d0f3d'];
  fin(pen, 'M-80 0C-104-30-124-36-134-30Q-122 2-134 34C-124 40-104 30-80 6Z', dusk, [-80, 0, -134, 0]);
  fin(pen, 'M-10-62C-28-86-56-84-70-70L-56-44Z', dusk, [-24, -62, -56, -80]);
  fin(pen, 'M-10 64C-26 84-50 84-62 72L-52 48Z', dusk, [-22, 62, -48, 80]);
  fill(pen, body, lit(pen, { back: '#2b1458', side: '#6b2f9e', belly: '#b26ad0' }, 66));
  scales(pen, body, [-84, 20], 66, 20, 'rgba(20, 6, 50, 0.4)');
  const mouth = 'M88 4C66 0 34 10 20 26 34 52 62 58 80 40 70 34 74 18 88 4Z';
  fill(pen, mouth, '#2a0618');
  inside(pen, mouth, () => fill(pen, 'M30 46Q52 28 76 46L70 66 30 64Z', '#c2375e'));
  for (const [x, y, tall] of [
    [28, 17, 12],
    [40, 11, 15],
    [54, 6, 16],
    [68, 4, 13],
  ] as const)
    fill(pen, `M${x} ${y}l4 ${tall} 5 ${-tall - 2}Z`, '#fffbe6');
  for (const [x, y, tall] of [
    [36, 46, 13],
    [50, 52, 15],
    [64, 50, 12],
  ] as const)
    fill(pen, `M${x} ${y}l4 ${-tall} 5 ${tall + 1}Z`, '#fff3c9');
  gloss(pen, body, 66, 0.26);
  fin(pen, 'M6 18Q-30 46-44 34-30 12-4 6Z', dusk, [6, 16, -40, 36]);
  for (const [x, y] of [
    [-20, -34],
    [-44, -16],
    [-56, 8],
    [-30, 10],
    [-10, 40],
    [-40, 34],
  ] as const) {
    pen.fillStyle = 'rgba(120, 255, 230, 0.85)';
    pen.beginPath();
    pen.arc(x, y, 3.4, 0, Math.PI * 2);
    pen.fill();
  }
  eye(pen, 40, -22, 12, '#ffe14d');
  line(pen, 'M26-38Q42-44 56-34', '#1b0a3a', 6);
  const [x, y] = [92 + wave(phase) * 5, -72 + wave(phase, 0.25) * 4];
  line(pen, `M20-62Q44-112 ${x} ${y}`, '#7a3fb0', 5);
  const glow = pen.createRadialGradient(x, y, 2, x, y, 42);
  glow.addColorStop(0, 'rgba(255, 255, 220, 1)');
  glow.addColorStop(0.25, 'rgba(255, 236, 120, 0.9)');
  glow.addColorStop(1, 'rgba(255, 200, 60, 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 42, y - 42, 84, 84);
};

/** A sea dragon: rings of a body that runs behind its head in waves. */
export const dragon: Art = (pen, phase) => {
  const spine = (share: number) => ({
    x: 96 - share * 262,
    y: wave(phase, -share * 1.5) * (8 + share * 22),
    radius: share < 0.12 ? 27 + share * 40 : 32 * (1 - share) ** 0.8 + 3,
  });
  const tail = spine(1);
  fin(
    pen,
    `M${tail.x + 14} ${tail.y}L${tail.x - 40} ${tail.y - 34}Q${tail.x - 20} ${tail.y} ${tail.x - 40} ${tail.y + 34}Z`,
    ['#ffb938', '#e2352c'],
    [tail.x + 10, tail.y, tail.x - 40, tail.y],
  );
  for (let ring = 34; ring >= 0; ring -= 1) {
    const { x, y, radius } = spine(ring / 34);
    if (ring % 3 === 0)
      fill(
        pen,
        `M${x + 8} ${y - radius + 4}Q${x - 8} ${y - radius - 20} ${x - 22} ${y - radius - 14}L${x - 10} ${y - radius + 6}Z`,
        '#ff7a2e',
      );
    const light = pen.createLinearGradient(0, y - radius, 0, y + radius);
    light.addColorStop(0, ring % 2 === 0 ? '#0f8f6b' : '#18a67c');
    light.addColorStop(0.5, ring % 2 === 0 ? '#2fd08f' : '#45dd9f');
    light.addColorStop(0.72, '#ffe9a3');
    light.addColorStop(1, '#e0a838');
    pen.fillStyle = light;
    pen.beginPath();
    pen.ellipse(x, y, radius * 0.62, radius, 0, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = 'rgba(4, 62, 48, 0.4)';
    pen.lineWidth = 1.6;
    pen.stroke();
  }
  for (const [share, size] of [
    [0.2, 34],
    [0.52, 26],
  ] as const) {
    const { x, y, radius } = spine(share);
    fin(
      pen,
      `M${x} ${y + radius * 0.5}Q${x - size} ${y + radius + size * 0.4} ${x - size * 1.5} ${y + radius + size}Q${x - size * 0.3} ${y + radius + size} ${x + 12} ${y + radius * 0.7}Z`,
      ['#ffb938', '#d9342b'],
      [x, y + radius * 0.5, x - size, y + radius + size],
    );
  }
  dragonHead(pen, spine(0).y, phase);
};

function dragonHead(pen: Parameters<Art>[0], y: number, phase: number): void {
  pen.save();
  pen.translate(96, y);
  fin(pen, 'M-6-18C-30-52-58-56-70-50-52-36-40-18-22 2Z', ['#ff9a2e', '#d9342b'], [-8, -14, -62, -48]);
  fin(pen, 'M-6 18C-26 46-48 50-60 46-46 32-36 18-22 2Z', ['#ff9a2e', '#d9342b'], [-8, 14, -54, 44]);
  line(pen, 'M0-20Q-14-52 4-70', '#ffe9b0', 7);
  line(pen, 'M12-22Q8-46 24-60', '#ffe9b0', 5.5);
  const head = 'M-24-22C0-36 30-30 48-18 62-14 76-12 80-2 80 6 70 9 58 8 62 16 50 24 34 23 10 30-20 28-24 14Z';
  fill(pen, head, lit(pen, { back: '#0f8f6b', side: '#3bd89a', belly: '#ffe6a0' }, 28));
  gloss(pen, head, 28, 0.36);
  line(pen, 'M78 4Q56 10 32 6', '#07513e', 3);
  for (const x of [70, 60, 50]) fill(pen, `M${x} 5l3 8 4-8Z`, '#ffffff');
  fill(pen, 'M72-10a3 2.2 0 1 0 .1 0Z', '#07513e');
  const sway = wave(phase, 0.3) * 10;
  line(pen, `M72-4Q104 ${-24 + sway} 126 ${-14 + sway}M70 6Q98 ${26 + sway} 122 ${22 - sway}`, '#ffd24d', 3.4);
  eye(pen, 34, -12, 8, '#ff4b2e');
  line(pen, 'M22-24Q36-30 48-20', '#ff8a2e', 5);
  pen.restore();
}
