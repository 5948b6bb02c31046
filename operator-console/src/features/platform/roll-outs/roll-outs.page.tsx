import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { AlertsView } from './alerts-view';
import { FreezeWindowsView } from './freeze-windows-view';
import { RollOutsView } from './roll-outs-view';

const VIEWS = ['list', 'alerts', 'freeze'] as const;
type View = (typeof VIEWS)[number];

/** `/roll-outs/:view`: releases in rising shares, alerts about them, and times in which nothing moves forward. */
export function RollOutsPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view: View = VIEWS.find((name) => name === requestedView) ?? 'list';
  return (
    <section>
      <PageHeader title={t('rollOuts.title')} description={t('rollOuts.description')} />
      <div className={forms.filters}>
        <Segmented
          label={t('rollOuts.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/roll-outs/${name}`)}
          options={VIEWS.map((name) => ({ value: name, label: t(`rollOuts.view.${name}`) }))}
        />
      </div>
      {view === 'list' && <RollOutsView />}
      {view === 'alerts' && <AlertsView />}
      {view === 'freeze' && <FreezeWindowsView />}
    </section>
  );
}
