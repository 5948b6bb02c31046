import { GOOD_PICTURES, type GoodPicture } from '@marquee/contract/points';
import { circle, ellipse, line, mirrored, path, starPath } from '@marquee/drawings/svg';

const [WIDTH, HEIGHT] = [400, 300];

/** The ground behind the goods: its light, its shade, and the colour of the goods' mark. */
interface Ground {
  readonly light: string;
  readonly shade: string;
  readonly mark: string;
}

const STEEL = { light: '#e9eef2', mid: '#b7c3cc', dark: '#5c6b78', ink: '#1d262e' };
const star = (x: number, y: number, size: number, fill: string) =>
  path(starPath(5, size, size * 0.45), fill, ` transform="translate(${x} ${y})"`);

/** Each drawn about the origin, some 200 high. */
const drawings: Readonly<Record<GoodPicture, { readonly ground: Ground; readonly draw: (ground: Ground) => string }>> =
  {
    phone: {
      ground: { light: '#5b6ee0', shade: '#171c4a', mark: '#7fe0ff' },
      draw: ({ mark }) =>
        `<g transform="rotate(9)">${path('M-56-104H56Q70-104 70-90V90Q70 104 56 104H-56Q-70 104-70 90V-90Q-70-104-56-104Z', STEEL.ink)}${path('M-52-96H52Q62-96 62-86V86Q62 96 52 96H-52Q-62 96-62 86V-86Q-62-96-52-96Z', 'url(#screen)')}${path('M-18-90H18Q22-90 22-86T18-82H-18Q-22-82-22-86T-18-90Z', STEEL.ink)}${path('M-62 20Q-20-30 20 8T62-10V86Q62 96 52 96H-52Q-62 96-62 86Z', mark, ' opacity=".55"')}${path('M-62 50Q-10 10 30 44T62 40V86Q62 96 52 96H-52Q-62 96-62 86Z', '#ffffff', ' opacity=".25"')}${circle(28, -48, 16, '#fff6d8')}${path('M-62-86Q-62-96-52-96H-6L-62 40Z', '#ffffff', ' opacity=".12"')}</g>`,
    },
    headphones: {
      ground: { light: '#c65fb0', shade: '#3b1246', mark: '#ffd27a' },
      draw: ({ mark }) =>
        `${line('M-84 26V-4A84 84 0 0 1 84-4V26', STEEL.ink, 24)}${line('M-84 20V-4A84 84 0 0 1 84-4V20', STEEL.mid, 12)}${line('M-70-42A78 78 0 0 1 0-86', '#ffffff', 5, ' opacity=".7"')}${mirrored(`${path('M56 6H84Q104 6 104 26V70Q104 92 84 92H56Z', 'url(#body)')}${path('M40 0H60Q66 0 66 8V90Q66 98 60 98H40Q28 98 28 80V18Q28 0 40 0Z', STEEL.ink)}${circle(84, 48, 10, mark)}`)}`,
    },
    watch: {
      ground: { light: '#3fa38c', shade: '#0d2f33', mark: '#a6ffd8' },
      draw: ({ mark }) =>
        `${path('M-36-60L-28-116H28L36-60ZM-36 60L-28 116H28L36 60Z', STEEL.ink)}${path('M-26-60L-20-112H-8L-12-60Z', '#ffffff', ' opacity=".14"')}${path('M-50-72H50Q72-72 72-50V50Q72 72 50 72H-50Q-72 72-72 50V-50Q-72-72-50-72Z', 'url(#body)')}${path('M-46-62H46Q62-62 62-46V46Q62 62 46 62H-46Q-62 62-62 46V-46Q-62-62-46-62Z', '#0b1418')}${path('M72-20H80V14H72Z', STEEL.dark)}${circle(0, 0, 44, 'none', ` stroke="${mark}" stroke-width="8" stroke-dasharray="190 90" stroke-linecap="round" transform="rotate(-90)"`)}${circle(0, 0, 30, 'none', ' stroke="#ffb45c" stroke-width="8" stroke-dasharray="110 90" stroke-linecap="round" transform="rotate(-90)"')}${line('M-12 2L-4 10 14-10', '#ffffff', 6)}`,
    },
    'power-bank': {
      ground: { light: '#e09a3e', shade: '#4a2408', mark: '#fff0b0' },
      draw: ({ mark }) =>
        `<g transform="rotate(-8)">${path('M-62-104H62Q78-104 78-88V88Q78 104 62 104H-62Q-78 104-78 88V-88Q-78-104-62-104Z', 'url(#body)')}${path('M-78-60V-88Q-78-104-62-104H0L-78 30Z', '#ffffff', ' opacity=".3"')}${path('M10-56L-34 14H-4L-12 62 34-12H4Z', STEEL.ink)}${[0, 1, 2, 3].map((lamp) => circle(-36 + lamp * 24, 84, 5, lamp < 3 ? mark : STEEL.dark)).join('')}${path('M-20-104H20V-112Q20-116 16-116H-16Q-20-116-20-112Z', STEEL.ink)}</g>`,
    },
    jersey: {
      ground: { light: '#4fae5e', shade: '#0c3620', mark: '#ffd84d' },
      draw: ({ mark }) =>
        `${path('M-34-98L-104-64-84-2-58-14V104H58V-14L84-2 104-64 34-98Q0-70-34-98Z', '#f4f7f5')}${path('M34-98L104-64 84-2 58-14V104H0V-82Q20-84 34-98Z', '#cfdcd4')}${path('M-58 18H58V48H-58Z', mark)}${path('M0 18H58V48H0Z', '#d9a91f')}${line('M-34-98Q0-70 34-98', '#1c7a3c', 10)}${line('M-100-56L-80-2M100-56L80-2', '#1c7a3c', 8)}${star(-30, -34, 15, '#1c7a3c')}<text x="0" y="90" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" fill="#1c7a3c">10</text>`,
    },
    cap: {
      ground: { light: '#e2694b', shade: '#4d1414', mark: '#ffe3a1' },
      draw: ({ mark }) =>
        `${path('M-96 36C-96-44-56-86 4-86C62-86 92-42 94 30Q0 4-96 36Z', 'url(#body)')}${path('M4-86C-20-60-26-10-22 20Q-60 24-96 36C-96-44-56-86 4-86Z', '#ffffff', ' opacity=".22"')}${line('M4-84C-18-52-24-10-22 18M4-84C34-56 46-14 46 16', '#00000055', 3)}${path('M-96 36Q0 4 94 30Q132 34 128 58Q66 40 2 50Q-62 58-100 62Q-104 46-96 36Z', STEEL.ink)}${path('M94 30Q132 34 128 58Q66 40 2 50Q40 28 94 30Z', '#ffffff', ' opacity=".12"')}${circle(4, -88, 7, STEEL.ink)}${star(12, -26, 24, mark)}`,
    },
    backpack: {
      ground: { light: '#3d8fc4', shade: '#0d2946', mark: '#ffcf66' },
      draw: ({ mark }) =>
        `${line('M-26-96Q0-124 26-96', STEEL.ink, 10)}${mirrored(path('M62-20H84Q98-20 98-4V62Q98 82 78 82H62Z', STEEL.ink))}${path('M-72-30Q-72-104 0-104Q72-104 72-30V86Q72 106 52 106H-52Q-72 106-72 86Z', 'url(#body)')}${path('M-72-30Q-72-104 0-104Q-40-84-44 106Q-72 106-72 86Z', '#ffffff', ' opacity=".22"')}${path('M-52 22H52V76Q52 88 40 88H-40Q-52 88-52 76Z', '#0d2946', ' opacity=".55"')}${line('M-52 34H52', mark, 5)}${line('M-50-30Q0-52 50-30', mark, 5)}${path('M-6 34H6V52Q6 58 0 58T-6 52Z', mark)}${star(0, -66, 13, mark)}`,
    },
    mug: {
      ground: { light: '#8f7be0', shade: '#241a52', mark: '#ff8d6b' },
      draw: ({ mark }) =>
        `${line('M62-30Q112-34 108 14T62 54', '#dfe4ee', 18)}${path('M-76-62H66V66Q66 96 36 96H-46Q-76 96-76 66Z', '#f7f8fb')}${path('M66-62V66Q66 96 36 96H10Q40 92 40 58V-62Z', '#ccd3e2')}${ellipse(-5, -62, 71, 16, '#31406b')}${ellipse(-5, -58, 58, 10, '#6b3f22')}${path('M-76 50H66V66Q66 72 64 78H-74Q-76 72-76 66Z', mark)}${star(-10, 4, 28, mark)}${line('M-34-86Q-44-100-30-112T-28-134M4-86Q-6-100 8-112T10-134', '#ffffff', 5, ' opacity=".55"')}`,
    },
    'gift-card': {
      ground: { light: '#d64f86', shade: '#450f32', mark: '#ffd873' },
      draw: ({ mark }) =>
        `<g transform="rotate(-7)">${path('M-112-62H112Q124-62 124-50V62Q124 74 112 74H-112Q-124 74-124 62V-50Q-124-62-112-62Z', '#fdf3f7')}${path('M20-62H112Q124-62 124-50V62Q124 74 112 74H-40Z', '#f3d4e1')}${path('M-74-62H-50V74H-74Z', mark)}${path('M-124-14H124V8H-124Z', mark)}${path('M-62-4C-96-54-120-30-106-12C-96-2-76-4-62-4C-28-54-4-30-18-12C-28-2-48-4-62-4Z', '#e0a92b')}${circle(-62, -4, 11, '#c4881a')}${line('M20 36H98M20 52H70', '#b3557d', 7)}${star(92, -36, 14, '#d64f86')}</g>`,
    },
    ticket: {
      ground: { light: '#d8b23c', shade: '#3f2d06', mark: '#c8412f' },
      draw: ({ mark }) =>
        `<g transform="rotate(-12)">${path('M-116-52H116V-18A18 18 0 0 0 116 18V52H-116V18A18 18 0 0 0-116-18Z', '#fff7df')}${path('M50-52H116V-18A18 18 0 0 0 116 18V52H50Z', '#f0dca2')}${line('M50-44V44', '#b08a2c', 4, ' stroke-dasharray="6 10"')}${star(-36, 0, 36, mark)}${line('M70-24H98M70 0H98M70 24H90', '#b08a2c', 6)}</g>`,
    },
  };

const isGoodPicture = (name: string): name is GoodPicture => (GOOD_PICTURES as readonly string[]).includes(name);

/** The picture of goods, on its own ground; null for a name that has none. */
export function drawGood(name: string): string | null {
  if (!isGoodPicture(name)) return null;
  const { ground, draw } = drawings[name];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.shade}"/></radialGradient>`,
    `<linearGradient id="body" x2="1" y2="1"><stop stop-color="${ground.mark}"/><stop offset="1" stop-color="${ground.light}"/></linearGradient>`,
    `<linearGradient id="screen" x2="0" y2="1"><stop stop-color="#26306e"/><stop offset="1" stop-color="#b05fd0"/></linearGradient></defs>`,
    path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, 'url(#ground)'),
    circle(200, 132, 118, '#ffffff', ' opacity=".09"'),
    circle(200, 132, 86, '#ffffff', ' opacity=".08"'),
    ellipse(200, 262, 104, 12, '#000000', ' opacity=".3"'),
    `<g transform="translate(200 144) scale(.98)">${draw(ground)}</g></svg>`,
  ].join('');
}
