import { useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { useState } from 'react';

/** Runs a check in this browser and says what came of it. */
export function VerifyButton({ verify }: { readonly verify: () => Promise<boolean> }) {
  const t = useMessages('promotions');
  const [isProven, setProven] = useState<boolean | null>(null);
  if (isProven !== null)
    return (
      <span role="status">
        <Badge tone={isProven ? 'success' : 'danger'}>{t(isProven ? 'prizes.fair.proven' : 'prizes.fair.wrong')}</Badge>
      </span>
    );
  return (
    <Button size="sm" icon={<ShieldCheck aria-hidden="true" />} onClick={() => void verify().then(setProven)}>
      {t('prizes.fair.verify')}
    </Button>
  );
}
