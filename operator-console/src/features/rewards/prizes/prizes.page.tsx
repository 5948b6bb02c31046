import { PRIZE_KINDS } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { GivenView } from './given-view';
import { TermsView } from './terms-view';

const VIEWS = [...PRIZE_KINDS, 'given'] as const;

/** `/prizes/:view`: the calendar, the wheel, the rains and the raffle of each brand, and what members were given. */
export default function PrizesPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = VIEWS.find((name) => name === requestedView) ?? 'check-in';
  return (
    <section>
      <PageHeader title={t('prizes.title')} description={t('prizes.description')} />
      <div className={forms.filters}>
        <Segmented
          label={t('prizes.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/prizes/${name}`)}
          options={VIEWS.map((name) => ({ value: name, label: t(`prizes.view.${name}`) }))}
        />
      </div>
      {view === 'given' ? <GivenView /> : <TermsView key={view} kind={view} />}
    </section>
  );
}
