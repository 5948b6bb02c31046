import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { ComponentProps } from 'react';
import groups from '../layout/groups.module.css';
import { Origin } from './origin';

/** What was given by hand: by whom and why. */
export function Given({ of }: ComponentProps<typeof Origin>) {
  const t = useMessages('console');
  return (
    <span className={groups.stack}>
      <Badge tone="success">{t('proposals.state.approved')}</Badge>
      <Origin of={of} />
    </span>
  );
}
