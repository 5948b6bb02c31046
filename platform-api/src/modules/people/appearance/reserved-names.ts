import unhomoglyph from 'unhomoglyph';
import { foldedText } from '../../../platform/name-key';

/** What nobody but the platform's staff may be called: alone, or at the start or end of a longer name. */
const STAFF = [
  'administrator',
  'admin',
  'moderator',
  'support',
  'customer service',
  'customer care',
  'helpdesk',
  'official',
  'operator',
  'webmaster',
  'অ্যাডমিন',
  'সাপোর্ট',
  'গ্রাহক সেবা',
  'অফিসিয়াল',
  'quản trị',
  'hỗ trợ',
  'chăm sóc khách hàng',
  '管理员',
  '管理員',
  '客服',
  '官方',
  'แอดมิน',
  'ฝ่ายบริการลูกค้า',
  'ฝ่ายสนับสนุน',
  'एडमिन',
  'सपोर्ट',
  'ग्राहक सेवा',
  'الدعم',
  'المشرف',
  'مشرف',
  'أدمن',
  'خدمة العملاء',
];
/** Refused as a word of its own: longer words and surnames hold them. */
const WORDS = ['staff', 'system', 'service', 'help', 'mod', 'root', 'cashier', 'security', 'helpline'];

/** Shorter names of brands are part of many others. */
const BRAND_MIN_LENGTH = 4;

const LEET: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A text by what it looks like: lookalikes of other scripts, digits in place of letters, letter case and accents are gone, and `i`, `l` and
 * `1` are one.
 */
function skeletonOf(text: string): string {
  const plain = foldedText(unhomoglyph(foldedText(text)));
  return foldedText(unhomoglyph(plain.replace(/[345678@$!]/g, (sign) => LEET[sign] ?? sign)))
    .replace(/\p{M}/gu, '')
    .replace(/[l1|]/g, 'i')
    .replace(/0/g, 'o');
}

const wordsOf = (text: string): string[] =>
  skeletonOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
const joined = (text: string): string => wordsOf(text).join('');

const staffNames = STAFF.map(joined);
const staffWords = new Set([...WORDS, ...STAFF].map(joined));

/**
 * Whether a name passes for one of the platform's own.
 * @param brandNames names of the brand
 */
export function isReservedName(name: string, brandNames: readonly string[]): boolean {
  const whole = joined(name);
  const reserved = [...staffNames, ...brandNames.filter((brand) => brand.length >= BRAND_MIN_LENGTH).map(joined)];
  return (
    reserved.some((word) => whole.startsWith(word) || whole.endsWith(word)) ||
    wordsOf(name).some((word) => staffWords.has(word)) ||
    staffWords.has(whole)
  );
}
