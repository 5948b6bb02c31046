import { type Art, eye, fill, fin, gloss, inside, line, lit, scales } from './pen';

export const minnow: Art = (pen) => {
  const body = 'M19 0C13-8-4-9-16-1.5L-16 1.5C-4 9 13 8 19 0Z';
  fin(pen, 'M-14 0-26-9Q-22 0-26 9Z', ['#ffb35a', '#ff6b3d'], [-14, 0, -26, 0]);
  fin(pen, 'M2-6Q-4-14-10-11L-7-5Z', ['#bff5ff', '#5fd0ef'], [0, -6, -6, -13]);
  fill(pen, body, lit(pen, { back: '#1b6fb8', side: '#58d5f2', belly: '#f4fdff' }, 8));
  inside(pen, body, () => line(pen, 'M18-1Q2-3-16 0', '#e8fbff', 1.8));
  inside(pen, body, () => line(pen, 'M6 3Q-4 4-15 1.5', '#ff5a4f', 3));
  gloss(pen, body, 8);
  eye(pen, 12, -1.4, 2.7, '#e6f4ff');
};

export const clownfish: Art = (pen) => {
  const body = 'M27 1C22-14 2-19-14-8Q-19-4-21 0-19 6-14 9C2 19 21 15 27 1Z';
  const edged: readonly [string, string] = ['#ff8a1e', '#e8530e'];
  fin(pen, 'M-17 0C-26-12-34-14-37-9Q-33 0-37 9C-34 14-26 12-17 0Z', edged, [-18, 0, -37, 0]);
  fin(pen, 'M10-13Q0-25-13-18L-12-8Z', edged, [0, -12, -6, -22]);
  fin(pen, 'M2 14Q-6 25-13 19L-10 9Z', edged, [-2, 13, -9, 22]);
  fill(pen, body, lit(pen, { back: '#f4660f', side: '#ff8f24', belly: '#ffc25a' }, 17));
  inside(pen, body, () => {
    for (const stripe of ['M14-20Q8 0 14 20', 'M-3-20Q1 0-3 20', 'M-17-14Q-15 0-17 14']) {
      line(pen, stripe, '#27160f', 9);
      line(pen, stripe, '#fffdf6', 6.4);
    }
  });
  fin(pen, 'M5 4Q-2 15-9 10 -6 4 2 2Z', edged, [4, 3, -8, 10]);
  gloss(pen, body, 17, 0.36);
  eye(pen, 20, -3, 3.8, '#ff9d3a');
  line(pen, 'M27 3Q24 6 21 6', 'rgba(60, 18, 4, 0.6)', 1.2);
};

export const tang: Art = (pen) => {
  const body = 'M30 2C24-16 2-24-20-8L-24 0-20 8C2 22 24 18 30 2Z';
  fin(pen, 'M-20 0-40-15Q-34 0-40 15Z', ['#ffd83a', '#ffb400'], [-20, 0, -40, 0]);
  fin(pen, 'M20-13C6-28-14-24-21-10L-16-7Z', ['#1737c9', '#0b1a70'], [0, -14, -6, -26]);
  fin(pen, 'M16 14C4 26-14 23-21 10L-16 7Z', ['#1737c9', '#0b1a70'], [0, 13, -6, 24]);
  fill(pen, body, lit(pen, { back: '#1a34d8', side: '#2f6dff', belly: '#58a8ff' }, 19));
  inside(pen, body, () => {
    fill(pen, 'M22-9C8-16-10-14-24-3L-24 3C-14 1-6 9 4 6 8-2 18 2 22-9Z', 'rgba(6, 10, 58, 0.82)');
    fill(pen, 'M8-6Q-2-9-10-2-2 3 6 0Z', '#3d7cff');
  });
  fin(pen, 'M12 3Q2 14-4 9 2 3 8 0Z', ['#ffe25a', '#ffb400'], [10, 2, -3, 10]);
  gloss(pen, body, 19, 0.32);
  eye(pen, 23, -3, 3.6, '#9fd0ff');
};

export const butterfly: Art = (pen) => {
  const body = 'M34 3C30-1 24-6 19-12 6-28-16-22-22-5L-24 0-22 5C-16 22 6 26 19 14 25 9 30 6 34 3Z';
  fin(pen, 'M-20 0-34-11Q-31 0-34 11Z', ['#fff2b3', '#ffd23a'], [-20, 0, -34, 0]);
  fin(pen, 'M14-17C4-36-18-34-27-20L-21-6Z', ['#ffd23a', '#f59f0a'], [-2, -18, -16, -33]);
  fin(pen, 'M12 18C2 34-18 32-26 20L-21 6Z', ['#ffd23a', '#f59f0a'], [-2, 18, -14, 31]);
  fill(pen, body, lit(pen, { back: '#ffcf33', side: '#fff3c4', belly: '#ffe38a' }, 22));
  inside(pen, body, () => {
    line(pen, 'M21-22Q18 0 21 22', '#20140c', 6);
    for (const x of [8, 0, -8, -15]) line(pen, `M${x + 4}-22Q${x - 3} 0 ${x + 4} 22`, 'rgba(210, 120, 8, 0.55)', 1.6);
    fill(pen, 'M-12-13a6 6 0 1 0 .1 0Z', '#20140c');
  });
  gloss(pen, body, 22, 0.4);
  eye(pen, 21, -2, 3.4, '#ffe9a8');
};

export const puffer: Art = (pen, phase) => {
  const swell = 1 + Math.sin(phase * Math.PI * 2) * 0.04;
  const body = 'M29 0C27-18 12-27-4-25-18-23-24-12-26-4L-26 4C-24 12-18 24-4 26 12 27 27 16 29 0Z';
  fin(pen, 'M-24 0-40-9Q-36 0-40 9Z', ['#ffe08a', '#d99a2b'], [-24, 0, -40, 0]);
  pen.save();
  pen.scale(swell, swell);
  for (let spike = 0; spike < 26; spike += 1) {
    const turn = (spike / 26) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    line(pen, `M${x * 25} ${y * 24}L${x * 32} ${y * 31}`, '#a9742a', 2);
  }
  fill(pen, body, lit(pen, { back: '#c98a2e', side: '#f6cf74', belly: '#fffaf0' }, 26));
  inside(pen, body, () => {
    for (const [x, y, r] of [
      [-12, -15, 5],
      [2, -19, 6],
      [-2, -8, 4],
      [14, -15, 4],
      [-18, -5, 4],
      [-9, -1, 2.6],
    ] as const) {
      pen.fillStyle = 'rgba(92, 52, 12, 0.62)';
      pen.beginPath();
      pen.ellipse(x, y, r, r * 0.8, 0.3, 0, Math.PI * 2);
      pen.fill();
    }
  });
  gloss(pen, body, 26, 0.34);
  pen.restore();
  fin(pen, 'M4 4Q-8 14-12 5-8-2 3-1Z', ['#ffd982', '#d99a2b'], [4, 2, -12, 6]);
  eye(pen, 17, -8, 6, '#6fd3c0');
  fill(pen, 'M28 2a4 3.4 0 1 0 .1 4Z', '#e38f7a');
};

export const lionfish: Art = (pen) => {
  const body = 'M36 2C30-14 10-18-10-10L-28-3-28 4C-16 10 10 19 24 12Q32 8 36 2Z';
  for (const [x, tall, lean] of [
    [18, 30, 6],
    [10, 36, 2],
    [2, 38, -4],
    [-6, 36, -10],
    [-14, 30, -15],
    [-20, 22, -18],
  ] as const)
    fin(
      pen,
      `M${x} -10L${x + lean} ${-tall - 4}Q${x - 4 + lean} ${-tall + 8} ${x - 9} -8Z`,
      ['#b3261e', '#ffd9c2'],
      [x, -10, x + lean, -tall],
    );
  fin(pen, 'M-26 0C-36-16-46-18-50-12Q-46 0-50 12C-46 18-36 16-26 0Z', ['#c4372a', '#ffe1cf'], [-26, 0, -50, 0]);
  for (const [x, y] of [
    [-24, 34],
    [-10, 40],
    [6, 38],
    [-34, 24],
  ] as const)
    fin(pen, `M14 4L${x} ${y}Q${x - 4} ${y - 12} 0 2Z`, ['#9c1f1a', '#ffcdb4'], [14, 4, x, y]);
  fill(pen, body, lit(pen, { back: '#8d1b17', side: '#d9583f', belly: '#ffe4d2' }, 16));
  inside(pen, body, () => {
    for (const x of [24, 15, 6, -3, -12, -21]) line(pen, `M${x} -20Q${x - 6} 0 ${x} 20`, '#fff1e4', 3);
    for (const x of [20, 11, 2, -7, -16]) line(pen, `M${x} -20Q${x - 6} 0 ${x} 20`, 'rgba(96, 12, 14, 0.7)', 2.2);
  });
  gloss(pen, body, 16, 0.3);
  eye(pen, 25, -3, 4, '#ffc03a');
  line(pen, 'M36 4Q31 7 27 6', 'rgba(50, 6, 6, 0.6)', 1.4);
};

export const arowana: Art = (pen) => {
  const body = 'M78 6C70-14 40-24 0-21-28-19-52-10-66-4L-66 6C-44 18-10 25 22 24 54 22 72 14 78 6Z';
  const gold: readonly [string, string] = ['#ffb62e', '#d4550f'];
  fin(pen, 'M-62 0C-78-20-92-24-98-18Q-90 0-98 18C-92 24-78 20-62 0Z', gold, [-62, 0, -98, 0]);
  fin(pen, 'M-20-18Q-44-34-62-20L-58-6Z', gold, [-30, -16, -54, -28]);
  fin(pen, 'M-4 22Q-40 38-62 20L-58 7Z', gold, [-20, 20, -52, 30]);
  fill(pen, body, lit(pen, { back: '#b8560a', side: '#ffc63d', belly: '#fff4c4' }, 24));
  scales(pen, body, [-64, 44], 24, 13, 'rgba(140, 54, 0, 0.62)');
  inside(pen, body, () => fill(pen, 'M50-26Q40 0 52 28L90 28 90-26Z', 'rgba(255, 205, 70, 0.75)'));
  line(pen, 'M52-17Q43 0 52 20', 'rgba(120, 44, 0, 0.5)', 1.6);
  gloss(pen, body, 24, 0.5);
  fin(pen, 'M40 10Q22 34 6 26 20 14 34 8Z', gold, [40, 10, 10, 26]);
  line(pen, 'M78 4Q90 4 96-6M77 7Q88 12 98 10', '#ffcf57', 2.2);
  eye(pen, 62, -5, 5.4, '#ff5b3d');
};
