import { type Art, eye, fill, fin, gloss, inside, line, lit } from './pen';

const wave = (phase: number, shift = 0): number => Math.sin((phase + shift) * Math.PI * 2);

export const jelly: Art = (pen, phase) => {
  const squeeze = 1 + wave(phase) * 0.08;
  const glow = pen.createRadialGradient(0, -6, 4, 0, -2, 46);
  glow.addColorStop(0, 'rgba(255, 176, 248, 0.5)');
  glow.addColorStop(1, 'rgba(180, 110, 255, 0)');
  pen.fillStyle = glow;
  pen.fillRect(-50, -50, 100, 100);
  for (let arm = -4; arm <= 4; arm += 1) {
    const sway = wave(phase, arm * 0.12) * 6;
    const length = 34 - Math.abs(arm) * 3;
    const x = arm * 5.4;
    const style = arm % 2 === 0 ? 'rgba(255, 190, 250, 0.85)' : 'rgba(190, 150, 255, 0.7)';
    line(pen, `M${x} 2Q${x + sway} ${length * 0.5} ${x - sway} ${length}`, style, arm % 2 === 0 ? 3 : 1.6);
  }
  pen.save();
  pen.scale(squeeze, 2 - squeeze);
  const bell =
    'M-28 6C-30-22-14-34 0-34S30-22 28 6Q23 1 18.5 6 14 1 9.3 6 4.6 1 0 6-4.6 1-9.3 6-14 1-18.5 6-23 1-28 6Z';
  const light = pen.createRadialGradient(-6, -20, 2, 0, -8, 34);
  light.addColorStop(0, 'rgba(255, 240, 255, 0.96)');
  light.addColorStop(0.45, 'rgba(244, 150, 240, 0.86)');
  light.addColorStop(1, 'rgba(140, 76, 230, 0.72)');
  fill(pen, bell, light);
  inside(pen, bell, () => {
    for (const x of [-15, 0, 15]) line(pen, `M${x * 0.4} -34Q${x} -14 ${x * 1.1} 8`, 'rgba(255, 255, 255, 0.34)', 2);
  });
  line(pen, 'M-18-20Q-12-29-3-30', 'rgba(255, 255, 255, 0.8)', 3);
  pen.restore();
};

export const turtle: Art = (pen, phase) => {
  const flipper = (x: number, y: number, turn: number, length: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    fin(
      pen,
      `M0-6Q${-length * 0.5} ${-length * 0.2} ${-length * 0.9} ${length * 0.62} ${-length * 0.3} ${length * 0.5} 2 7Z`,
      ['#5f9e52', '#2f6b46'],
      [0, 0, -length * 0.8, length * 0.5],
    );
    pen.restore();
  };
  flipper(20, -16, 2.4 + wave(phase) * 0.35, 38);
  flipper(-24, -12, 2.2 - wave(phase) * 0.25, 22);
  flipper(20, 16, -0.1 - wave(phase) * 0.35, 38);
  flipper(-24, 12, -0.2 + wave(phase) * 0.25, 22);
  const head = 'M30-9C42-14 56-9 56 1 56 9 42 13 30 9Z';
  fill(pen, head, lit(pen, { back: '#4f8d4a', side: '#8cc76a', belly: '#d9efa8' }, 12));
  const shell = 'M38 0C36-20 16-29-6-28-28-26-42-12-44 0-42 12-28 26-6 28 16 29 36 20 38 0Z';
  fill(pen, shell, lit(pen, { back: '#7b5a22', side: '#b98a3a', belly: '#5c4318' }, 28));
  inside(pen, shell, () => {
    const plates = [
      'M-22-10 -6-14 8-10 12 0 8 10-6 14-22 10-28 0Z',
      'M8-10 20-26M12 0 40 0M8 10 20 26M-6-14-6-30M-6 14-6 30M-22-10-34-22M-22 10-34 22M-28 0-46 0',
    ];
    for (const plate of plates) {
      line(pen, plate, 'rgba(54, 32, 6, 0.7)', 3.6);
      line(pen, plate, 'rgba(255, 224, 140, 0.32)', 1.2);
    }
  });
  line(pen, shell, '#d9b25c', 2.4);
  gloss(pen, shell, 28, 0.4);
  eye(pen, 47, -4, 3.6, '#2e4a22');
  line(pen, 'M55 4Q50 7 46 6', 'rgba(24, 48, 20, 0.7)', 1.4);
};

export const ray: Art = (pen, phase) => {
  const beat = wave(phase) * 9;
  line(pen, `M-30 0Q-62 ${beat * 0.8} -98 ${-beat * 1.2}`, '#27406e', 4);
  const body = `M46 0C40-10 30-14 20-20 6-30 -4 ${-46 - beat} -16 ${-54 - beat}C-18 ${-36 - beat * 0.4} -26-16-40-4L-40 4C-26 16-18 ${36 + beat * 0.4} -16 ${54 + beat}C-4 ${46 + beat} 6 30 20 20 30 14 40 10 46 0Z`;
  fill(pen, body, lit(pen, { back: '#3d6fc4', side: '#27508f', belly: '#3d6fc4' }, 56));
  inside(pen, body, () => {
    fill(pen, 'M40 0C20-14-6-12-34 0-6 12 20 14 40 0Z', 'rgba(10, 26, 66, 0.45)');
    for (const [x, y] of [
      [4, -22],
      [-8, -30],
      [8, -30],
      [-4, -18],
      [4, 22],
      [-8, 30],
      [8, 30],
      [-4, 18],
      [-16, -14],
      [-16, 14],
      [-12, -42],
      [-12, 42],
    ] as const) {
      pen.fillStyle = 'rgba(198, 232, 255, 0.85)';
      pen.beginPath();
      pen.arc(x, y, 2.6, 0, Math.PI * 2);
      pen.fill();
    }
  });
  line(pen, body, 'rgba(170, 214, 255, 0.55)', 1.8);
  line(pen, 'M42-8Q52-14 56-8M42 8Q52 14 56 8', '#2c5698', 4.6);
  eye(pen, 34, -10, 3.2, '#bfe0ff');
  eye(pen, 34, 10, 3.2, '#bfe0ff');
};

export const sword: Art = (pen) => {
  const body = 'M60 3C44-16 10-22-24-13L-74-3-74 4C-40 14 20 22 60 3Z';
  fin(pen, 'M-68 0-104-32Q-84 0-104 32Z', ['#1e3f78', '#0d1f49'], [-68, 0, -100, 0]);
  fin(pen, 'M34-15C26-44 8-52-4-50 2-34-2-22-8-17Z', ['#24589c', '#12305f'], [20, -16, 2, -46]);
  fin(pen, 'M-40-9Q-52-22-60-18L-56-5Z', ['#24589c', '#12305f'], [-46, -8, -58, -18]);
  fin(pen, 'M-36 11Q-50 26-58 20L-54 6Z', ['#24589c', '#12305f'], [-44, 9, -56, 20]);
  fill(pen, 'M52-5 138-3 52 8Z', '#50688f');
  line(pen, 'M54-2 130-2.5', 'rgba(255, 255, 255, 0.55)', 1.6);
  fill(pen, body, lit(pen, { back: '#15356e', side: '#3f7fc4', belly: '#eef6ff' }, 20));
  inside(pen, body, () => line(pen, 'M60 3Q10-4-74 0', 'rgba(190, 230, 255, 0.6)', 2));
  gloss(pen, body, 20, 0.34);
  fin(pen, 'M30 10Q6 34-8 32 4 18 18 8Z', ['#24589c', '#0d2450'], [28, 10, -4, 30]);
  line(pen, 'M40-9Q34 2 40 11', 'rgba(8, 24, 60, 0.5)', 2);
  eye(pen, 48, -4, 5, '#9fe0ff');
};

export const shark: Art = (pen) => {
  const body = 'M104 4C86-20 40-34-10-26-44-21-72-10-92-4L-92 5C-66 14-30 28 16 29 60 30 92 20 104 4Z';
  fin(
    pen,
    'M-86 0C-104-26-118-46-130-48-120-24-112-8-112 0-112 10-118 22-124 32-112 28-100 14-86 0Z',
    ['#5d7186', '#2f4052'],
    [-88, 0, -126, -20],
  );
  fin(pen, 'M20-29C10-52-4-64-20-66-16-48-20-34-28-24Z', ['#6c8197', '#37485b'], [0, -28, -14, -60]);
  fin(pen, 'M-50-16Q-62-28-70-26L-66-12Z', ['#6c8197', '#37485b'], [-56, -16, -68, -26]);
  fill(pen, body, lit(pen, { back: '#43566b', side: '#7d93a8', belly: '#f6fafc' }, 31));
  inside(pen, body, () => {
    fill(pen, 'M110 8C70 12 20 4-96 4L-96 40 110 40Z', 'rgba(246, 250, 252, 0.88)');
    for (const x of [44, 37, 30, 23]) line(pen, `M${x} -8Q${x - 6} 4 ${x} 14`, 'rgba(30, 44, 60, 0.6)', 2);
  });
  fill(pen, 'M98 10Q84 19 66 17 82 22 96 14Z', '#7d2330');
  for (let tooth = 0; tooth < 7; tooth += 1) fill(pen, `M${70 + tooth * 4} 16.5l2 4.5 2-5Z`, '#ffffff');
  gloss(pen, body, 31, 0.3);
  fin(pen, 'M34 18C22 44 4 58-12 58 -2 44 4 30 8 22Z', ['#5d7186', '#2f4052'], [28, 20, -8, 54]);
  eye(pen, 78, -6, 5, '#c7d6e2');
  line(pen, 'M70-13Q78-15 85-11', '#2b3a49', 3);
};
