import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { NavLink } from 'react-router-dom';
import { useRead } from '../../../lib/calls';

const REFETCH_MS = 60_000;

/** Link to agents' objections, with the number of open ones. */
export function DisputesLink() {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const { data } = useRead('agentDisputes.list', { state: 'open', pageNo: 1, pageSize: 1 }, REFETCH_MS);
  const count = data?.totalElements ?? 0;
  return (
    <NavLink to="/agent-disputes">
      {t('nav.agentDisputes')}{' '}
      {count > 0 && <Badge tone="hot">{t('agentDisputes.waiting', { shown: number.format(count) })}</Badge>}
    </NavLink>
  );
}
