import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { NavLink } from 'react-router-dom';
import { useRead } from '../../../lib/calls';

const REFETCH_MS = 15_000;

/** Link to the proposals, with the number of those that wait for this operator. */
export function ProposalsLink() {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const { data } = useRead('proposals.list', { waiting: true, pageNo: 1, pageSize: 1 }, REFETCH_MS);
  const count = data?.totalElements ?? 0;
  return (
    <NavLink to="/proposals">
      {t('nav.proposals')}{' '}
      {count > 0 && <Badge tone="hot">{t('proposals.waiting', { shown: number.format(count) })}</Badge>}
    </NavLink>
  );
}
