import { createHmac } from 'node:crypto';
import { latinDigits } from '@marquee/contract/latin-digits';
import { foldedText } from '../../../platform/name-key';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import type { BrandService } from '../../site/brand/service';
import type { DocumentBox } from './document-box';

/** What identity checks are built from. */
export interface IdentityParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'config'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly audit: Audit;
  readonly box: DocumentBox;
  /** Of fingerprints, 256 bits, base64url. It lies outside of the database. */
  readonly digestKey: string;
}

/** To what an encrypted picture belongs. */
export const ofDocument = (id: string) => `identity-document:${id}`;
/** To what encrypted details belong. */
export const ofDetails = (checkId: string) => `identity-details:${checkId}`;

/** Fingerprints: without the key nobody can try numbers or files against them. */
export const createFingerprints = (digestKey: string) => {
  const hmac = (purpose: string, content: string | Uint8Array) =>
    createHmac('sha256', digestKey).update(`${purpose}\0`).update(content).digest();
  return {
    /** Of a document number, however it is written: without spaces, hyphens, case and the digits of a script. */
    number: (number: string) => hmac('number', plainNumber(number)),
    file: (content: Uint8Array) => hmac('file', content),
  };
};

/** Letters and digits alone. */
export const plainNumber = (number: string): string =>
  foldedText(latinDigits(number))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
