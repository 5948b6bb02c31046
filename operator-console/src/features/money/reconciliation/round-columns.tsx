import type { IncompleteRound } from '@marquee/contract/calls/reconciliation';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { betColumns } from './bet-columns';
import styles from './reconciliation.module.css';

export function useRoundColumns(
  onChoose: (act: 'resume' | 'refund', round: IncompleteRound) => void,
): ReadonlyArray<Column<IncompleteRound>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return [
    {
      id: 'placedAt',
      header: t('reconciliation.placed'),
      rowHeader: true,
      cell: ({ placedAt }) => <LocalTime instant={placedAt} />,
    },
    ...betColumns(t, locale),
    { id: 'round', header: t('reconciliation.round'), cell: ({ round }) => <code className={styles.id}>{round}</code> },
    {
      id: 'acts',
      header: t('remotes.actions'),
      cell: (round) => (
        <Row as="span" gap={2}>
          <Button size="sm" onClick={() => onChoose('resume', round)}>
            {t('reconciliation.resume')}
          </Button>
          {!round.resumes && (
            <Button size="sm" onClick={() => onChoose('refund', round)}>
              {t('reconciliation.refund')}
            </Button>
          )}
        </Row>
      ),
    },
  ];
}
