import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { GivenView } from './given-view';
import { TermsView } from './terms-view';

/** `/prizes/:view`: the calendar, the wheel, the rains and the raffle of each brand, and what members were given. */
export default function PrizesPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('prizes.title')}
      description={t('prizes.description')}
      label={t('prizes.viewLabel')}
      nameOf={(view) => t(`prizes.view.${view}`)}
      path="/prizes"
      views={{
        'check-in': <TermsView kind="check-in" />,
        wheel: <TermsView kind="wheel" />,
        envelope: <TermsView kind="envelope" />,
        raffle: <TermsView kind="raffle" />,
        given: <GivenView />,
      }}
    />
  );
}
