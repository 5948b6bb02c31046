import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { GrantDialog } from './grant-dialog';
import { PromotionReasonDialog } from './promotion-reason-dialog';
import { useChange } from '../../../lib/forms/use-change';

type Change = 'pause' | 'resume' | 'end';

/** Pause, resume, end, and a grant by hand: what the state of the promotion allows. */
export function StateActions({ promotion }: { readonly promotion: AdminPromotionDetail }) {
  const t = useMessages('console');
  const [open, setOpen] = useState<Change | 'grant' | null>(null);
  const { state, promotionId, title } = promotion;
  const close = () => setOpen(null);
  const change = useChange('promotionsAdmin.changeState', () => t('promotions.changed', { title }), close);
  const changes: readonly Change[] =
    state === 'published' ? ['pause', 'end'] : state === 'paused' ? ['resume', 'end'] : [];
  return (
    <>
      {state === 'published' && <Button onClick={() => setOpen('grant')}>{t('promotions.grant')}</Button>}
      {changes.map((name) => (
        <Button key={name} variant={name === 'end' ? 'danger' : 'secondary'} onClick={() => setOpen(name)}>
          {t(`promotions.change.${name}`)}
        </Button>
      ))}
      {open === 'grant' && <GrantDialog promotion={promotion} onClose={close} />}
      {open !== null && open !== 'grant' && (
        <PromotionReasonDialog
          title={t(`promotions.change.${open}`)}
          description={t(`promotions.changeText.${open}`)}
          isDangerous={open === 'end'}
          send={(reason) => change.mutateAsync({ promotionId, change: open, reason })}
          onClose={close}
        />
      )}
    </>
  );
}
