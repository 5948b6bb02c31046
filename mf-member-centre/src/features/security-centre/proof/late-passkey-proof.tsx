import { type ComponentProps, lazy, Suspense } from 'react';
import type PasskeyProofComponent from './passkey-proof';

// Where it does not load there is the typed proof.
const PasskeyProof = lazy(() => import('./passkey-proof').catch(() => ({ default: () => null })));

/** A passkey in place of the typed proof: it comes once it is known that the member has one. */
export const LatePasskeyProof = (props: ComponentProps<typeof PasskeyProofComponent>) => (
  <Suspense fallback={null}>
    <PasskeyProof {...props} />
  </Suspense>
);
