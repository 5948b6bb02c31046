import { LEDGER_SCALE } from '@marquee/contract/money';
import names from './names.json' with { type: 'json' };

/** How the demo members of a brand are called, and how much they play for. */
export interface BrandProfile {
  readonly code: string;
  readonly givenNames: readonly string[];
  readonly familyNames: readonly string[];
  /** The site languages of members, the first the most frequent. */
  readonly languages: readonly string[];
  /** A small stake, ledger units: all other amounts are multiples of it. */
  readonly coin: number;
  /** Mobile numbers: this and eight digits. */
  readonly mobilePrefix: string;
  /** The jackpot counter shows a pool of members' money; otherwise the sequence that the specification describes. */
  readonly showsPool: boolean;
  /** Where goods are sent to. */
  readonly address: string;
}

const units = (amount: number): number => amount * Number(LEDGER_SCALE);

export const brandProfiles: readonly BrandProfile[] = [
  {
    code: 'sundarban',
    givenNames: names.sundarban.given,
    familyNames: names.sundarban.family,
    languages: ['bn', 'bn', 'bn', 'en'],
    coin: units(20),
    showsPool: true,
    mobilePrefix: '+88017',
    address: '12 Rupsha Road, Khulna',
  },
  {
    code: 'meridian',
    givenNames: names.meridian.given,
    familyNames: names.meridian.family,
    languages: ['vi', 'vi', 'en', 'en'],
    coin: units(5_000),
    showsPool: false,
    mobilePrefix: '+8490',
    address: '27 Lê Lợi, Đà Nẵng',
  },
];
