interface Sample {
  readonly name: string;
  readonly svg: string;
}

interface Scene {
  readonly name: string;
  readonly sky: readonly [string, string];
  readonly ink: string;
  readonly motif: string;
  readonly title: readonly [string, string];
}

const scenes: readonly Scene[] = [
  {
    name: 'tiger-river',
    sky: ['#f6a13a', '#7a1f0b'],
    ink: '#2b0a02',
    motif:
      '<circle cx="150" cy="150" r="86" fill="#ffe2a1"/><path fill="#2b0a02" d="M0 250q40-34 78-8 34-46 74-6 40-30 70 4 34-28 78 2v158H0z"/><path fill="#f2711c" d="M92 262q58-78 116 0l-14 70-44 26-44-26z"/><path fill="#2b0a02" d="m150 250 14 26-14 22-14-22zm-44 24 26 12-6 10-24-10zm88 0-26 12 6 10 24-10zm-70 50 26 12 26-12-10 20h-32z"/>',
    title: ['TIGER', 'RIVER'],
  },
  {
    name: 'lotus-jackpot',
    sky: ['#18a58b', '#043a3c'],
    ink: '#012325',
    motif:
      '<g fill="#f9d3c5"><path d="M150 96q44 70 0 156-44-86 0-156z"/><path d="M78 146q70 16 68 112-66-30-68-112zm144 0q-70 16-68 112 66-30 68-112z" fill="#f2a58c"/><path d="M36 214q72-4 106 54-76 14-106-54zm228 0q-72-4-106 54 76 14 106-54z" fill="#e07a5f"/></g><circle cx="150" cy="236" r="26" fill="#ffd166"/><path fill="#012325" d="M0 288h300v112H0z"/>',
    title: ['LOTUS', 'JACKPOT'],
  },
  {
    name: 'midnight-express',
    sky: ['#27408f', '#0a0d1d'],
    ink: '#05070f',
    motif:
      '<g stroke="#7ee3f1" stroke-width="5"><path d="M150 130 10 300M150 130l140 170M150 130l-60 170M150 130l60 170"/></g><path fill="#ff6653" d="M108 150q42-64 84 0l12 96H96z"/><path fill="#0a0d1d" d="M120 166q30-38 60 0l4 32h-68z"/><circle cx="118" cy="226" r="11" fill="#ffe9a8"/><circle cx="182" cy="226" r="11" fill="#ffe9a8"/><path fill="#05070f" d="M0 292h300v108H0z"/>',
    title: ['MIDNIGHT', 'EXPRESS'],
  },
  {
    name: 'crown-of-clubs',
    sky: ['#c9a227', '#3d2a05'],
    ink: '#241802',
    motif:
      '<path fill="#fff3cf" d="m70 240-16-116 54 52 42-78 42 78 54-52-16 116z"/><path fill="#b3261e" d="M70 250h160v22H70z"/><g fill="#241802"><circle cx="150" cy="186" r="15"/><circle cx="132" cy="208" r="15"/><circle cx="168" cy="208" r="15"/><path d="m150 200 9 32h-18z"/></g><path fill="#241802" d="M0 292h300v108H0z"/>',
    title: ['CROWN', 'OF CLUBS'],
  },
  {
    name: 'deep-dragon',
    sky: ['#1f8fc2', '#06213f'],
    ink: '#031328',
    motif:
      '<path fill="none" stroke="#8ff0c8" stroke-width="26" stroke-linecap="round" d="M58 250c-20-70 60-80 84-36s92 20 78-42-96-60-112-20"/><circle cx="112" cy="146" r="25" fill="#8ff0c8"/><circle cx="106" cy="141" r="7" fill="#031328"/><g fill="#ffd166"><path d="m132 118 20-30 2 36zM90 122 76 90l30 20z"/></g><path fill="#031328" d="M0 292h300v108H0z"/>',
    title: ['DEEP', 'DRAGON'],
  },
  {
    name: 'crash',
    sky: ['#ff7d6b', '#40102b'],
    ink: '#1f0614',
    motif:
      '<path fill="none" stroke="#ffe0d6" stroke-width="12" stroke-linecap="round" d="M30 270q130-6 180-150"/><path fill="#fff" d="m232 70 14 62-34-14-24 26-6-40z"/><g stroke="#ffffff55" stroke-width="2"><path d="M30 90v200M30 290h240M90 290V270M150 290v-20M210 290v-20"/></g><path fill="#1f0614" d="M0 292h300v108H0z"/>',
    title: ['CRASH', 'IN-HOUSE'],
  },
];

/** A few tiles of art for the gallery alone; the product's art comes from its own generator. */
export function sampleArt(): readonly Sample[] {
  return scenes.map(({ name, sky, ink, motif, title }) => ({
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h300v400H0z"/>${motif}<g font-family="Arial Black, Arial, sans-serif" font-weight="900" text-anchor="middle" fill="#fff" stroke="${ink}" stroke-width="8" paint-order="stroke"><text x="150" y="338" font-size="46">${title[0]}</text><text x="150" y="376" font-size="30">${title[1]}</text></g></svg>`,
  }));
}
