import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { VerificationCodes } from '../verification/service';
import type { RegisterInput } from './registration-input';

export interface ProveMobileParts {
  readonly codes: Pick<VerificationCodes, 'spend'>;
  /** The number verified by a token of the brand's phone authentication, null if it verifies none. */
  readonly provePhone: (brandCode: string, idToken: string) => Promise<string | null>;
}

/**
 * Proves the mobile number of somebody who registers by the token of the brand's phone authentication, else by the code that was sent.
 * @throws Failure `sms_…`
 */
export function createProveMobile({ codes, provePhone }: ProveMobileParts) {
  return async (
    mobile: string,
    input: Pick<RegisterInput, 'firebaseIdToken' | 'verificationCode'>,
    { brand, ip }: { readonly brand: BrandRef; readonly ip: string },
  ): Promise<void> => {
    if (input.firebaseIdToken === undefined) {
      const code = input.verificationCode ?? '';
      return codes.spend({ brandId: brand.id, purpose: 'register', recipient: mobile, ip, code });
    }
    if ((await provePhone(brand.code, input.firebaseIdToken)) !== mobile) throw new Failure('sms_invalid_code');
  };
}
