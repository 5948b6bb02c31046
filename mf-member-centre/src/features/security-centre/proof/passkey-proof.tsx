import type { PasskeyAssertion } from '@marquee/contract/calls/passkeys';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { KeyRound } from '@marquee/ui/icons';
import { usePasskeyProof } from './use-passkey-proof';

interface PasskeyProofProps {
  readonly onProof: (passkey: PasskeyAssertion) => void;
  /** Whether the rest of the form is filled in. */
  readonly canAsk?: () => Promise<boolean>;
  /** Whether something else is under way. */
  readonly disabled?: boolean;
}

/** Confirms by a passkey; nothing where the member has none that works here. */
export default function PasskeyProof({ onProof, canAsk = async () => true, disabled = false }: PasskeyProofProps) {
  const t = useMessages('member');
  const { isOffered, isAsking, failure, ask } = usePasskeyProof(onProof);
  if (!isOffered) return null;
  return (
    <>
      <Button
        block
        icon={<KeyRound aria-hidden="true" />}
        loading={isAsking}
        disabled={disabled}
        onClick={() => void canAsk().then((can) => (can ? ask() : undefined))}
      >
        {t('security.passkeys.confirmBy')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
