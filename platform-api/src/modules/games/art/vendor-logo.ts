import { drawLetters } from './lettering/lettering';
import { motifs, type MotifName } from '@marquee/drawings/motifs';
import { seededRandom } from '@marquee/contract/seeded-random';
import { escapeXml, round } from '@marquee/drawings/svg';
import { vendorStyle } from './vendor-styles';

const MOTIF_BY_VENDOR: Readonly<Record<string, MotifName>> = {
  BGS: 'shield',
  PG: 'turtle',
  EG2: 'bird',
  PT: 'tiger',
  JDB: 'bell',
  CQ9: 'citrus',
  FC: 'fish',
  JL: 'lantern',
  CKT: 'kite',
  MFY: 'moon',
  NHR: 'bird',
  LFD: 'lotus',
  TDW: 'wave',
  MSW: 'bolt',
  OQR: 'key',
  SMR: 'crab',
  RKS: 'compass',
  BMC: 'fan',
  VRN: 'theatre',
  PTB: 'pearl',
  GJL: 'anchor',
  TEA: 'urn',
  BLL: 'lantern',
  DRF: 'octopus',
  SNT: 'starfish',
  CYC: 'cards',
  RVD: 'pair',
  LDH: 'dice',
  TLN: 'football',
  BDY: 'cricket',
  F90: 'trophy',
  HGD: 'hoop',
  AV: 'helm',
  IMES: 'gamepad',
  IA: 'crosshair',
  AI: 'bolt',
  TF: 'trophy',
  GSP: 'spurs',
  DWN: 'sun',
  RDC: 'rooster',
  TKR: 'ticket',
  TCG: 'lottoBalls',
};

const MARKS: readonly MotifName[] = ['star', 'gem', 'clover', 'flame', 'boat', 'drum', 'crown'];
const MARK_WIDTH = 52;
const CAP_HEIGHT = 24;

/** One colour for the whole mark, so that logos fit light and dark backgrounds. */
const INK = { main: '#9aa8a2', light: '#bcc7c2', shade: '#74837c', ink: '#3c4a44', spark: '#dfe6e2' };

/** A vendor's word mark: its emblem and its name, 64 high, on a transparent ground. */
export function drawVendorLogo(code: string, name: string): string {
  const mark = MOTIF_BY_VENDOR[code] ?? seededRandom(`logo:${code}`).pick(MARKS);
  const lettering = drawLetters(vendorStyle(code).face, name);
  const scale = CAP_HEIGHT / lettering.capHeight;
  const width = Math.ceil(MARK_WIDTH + 14 + lettering.width * scale + 6);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64" role="img"><title>${escapeXml(name)}</title>`,
    `<g transform="translate(30 32)scale(.25)">${motifs[mark](INK)}</g>`,
    `<path transform="translate(${MARK_WIDTH + 14} ${32 + CAP_HEIGHT / 2})scale(${round(scale * 100) / 100})" d="${lettering.d}" fill="${INK.main}"/></svg>`,
  ].join('');
}
