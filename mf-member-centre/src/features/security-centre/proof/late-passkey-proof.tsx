import { type ComponentProps, lazy, Suspense } from 'react';

const PasskeyProof = lazy(() => import('./passkey-proof'));

/** A passkey in place of the typed proof: it comes once it is known that the member has one. */
export const LatePasskeyProof = (props: ComponentProps<typeof PasskeyProof>) => (
  <Suspense fallback={null}>
    <PasskeyProof {...props} />
  </Suspense>
);
