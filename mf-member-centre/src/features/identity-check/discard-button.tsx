import type { IdentityLevel } from '@marquee/contract/identity';
import { refreshCall, useCallMutation, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';

interface DiscardButtonProps {
  readonly level: IdentityLevel;
  readonly onDiscarded?: () => void;
}

/** Removes what was uploaded and not sent. */
export function DiscardButton({ level, onDiscarded }: DiscardButtonProps) {
  const t = useMessages('member');
  const discard = useCallMutation('identity.discard');
  return (
    <Button
      loading={discard.isPending}
      onClick={() =>
        discard.mutate(
          { level },
          { onSuccess: () => onDiscarded?.(), onSettled: () => void refreshCall('identity.overview') },
        )
      }
    >
      {t('identity.discard')}
    </Button>
  );
}
