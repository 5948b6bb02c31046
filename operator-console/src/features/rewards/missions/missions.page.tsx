import { isPositive } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import type { AdminMission } from '@marquee/contract/calls/missions-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import groups from '../../../lib/layout/groups.module.css';
import { useBrandChoice } from '../../../lib/brand/use-brand-choice';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { Loaded } from '../../../lib/loaded/loaded';
import { EndDialog } from './end-dialog';
import { MinimumDialog } from './minimum-dialog';
import { MissionDialog } from './mission-dialog';
import { MissionsTable } from './missions-table';

type List = CallValue<'missionsAdmin.list'>;
type Open =
  | { readonly kind: 'mission'; readonly mission: AdminMission | null }
  | { readonly kind: 'end'; readonly mission: AdminMission }
  | { readonly kind: 'minimum' };

/** `/missions`: missions of a brand, and their changes, which take two operators. */
export default function MissionsPage() {
  const t = useMessages('console');
  const { brand, brandChoice } = useBrandChoice();
  const [open, setOpen] = useState<Open | null>(null);
  const read = useRead('missionsAdmin.list', { brand });
  const { data } = read;
  return (
    <section>
      <PageHeader title={t('missions.title')} description={t('missions.description')} />
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" disabled={!data} onClick={() => setOpen({ kind: 'mission', mission: null })}>
          {t('missions.new')}
        </Button>
        <Button disabled={!data} onClick={() => setOpen({ kind: 'minimum' })}>
          {t('missions.setMinimum')}
        </Button>
      </div>
      <Loaded read={read} height="16rem">
        {(list) => (
          <div className={groups.versions}>
            <Minimum list={list} />
            <MissionsTable
              list={list}
              onChange={(mission) => setOpen({ kind: 'mission', mission })}
              onEnd={(mission) => setOpen({ kind: 'end', mission })}
            />
            <ProposalList key={brand} request={{ kind: 'mission-change', brand }} />
          </div>
        )}
      </Loaded>
      {open && data && <OpenDialog open={open} brand={brand} list={data} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Minimum({ list: { minimumStake, currency } }: { readonly list: List }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return (
    <p>
      {t('missions.minimum')}{' '}
      {isPositive(minimumStake) ? (
        <Money amount={minimumStake} currency={currency} locale={locale} />
      ) : (
        t('missions.noMinimum')
      )}
    </p>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly brand: string;
  readonly list: List;
  readonly onClose: () => void;
}

function OpenDialog({ open, brand, list, onClose }: OpenDialogProps) {
  if (open.kind === 'minimum') return <MinimumDialog brand={brand} list={list} onClose={onClose} />;
  if (open.kind === 'end') return <EndDialog brand={brand} list={list} onClose={onClose} mission={open.mission} />;
  return <MissionDialog brand={brand} list={list} onClose={onClose} mission={open.mission} />;
}
