import type { FreeBetGrant } from '@marquee/contract/calls/free-bets';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './free-bets.module.css';
import { useGrantChange } from './use-grant-change';

const TONES = { asked: 'warning', refused: 'danger', granted: 'success', used: 'neutral', over: 'neutral' } as const;

export function useGrantColumns(): ReadonlyArray<Column<FreeBetGrant>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const money = (amount: string, currency: string) => <Money amount={amount} currency={currency} locale={locale} />;
  return [
    {
      id: 'createdAt',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ createdAt }) => <LocalTime instant={createdAt} />,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'member', header: t('withdrawals.member'), cell: ({ member }) => <bdi>{member}</bdi> },
    {
      id: 'game',
      header: t('freeBets.game'),
      cell: ({ gameName, vassalage }) => (
        <>
          <bdi>{gameName}</bdi> ({vassalage})
        </>
      ),
    },
    {
      id: 'played',
      header: t('freeBets.played'),
      align: 'end',
      cell: ({ played, bets }) => (
        <bdi>
          {number.format(played)} / {number.format(bets)}
        </bdi>
      ),
    },
    {
      id: 'stake',
      header: t('freeBets.stake'),
      align: 'end',
      cell: ({ stake, currency }) => money(stake, currency),
    },
    { id: 'won', header: t('freeBets.won'), align: 'end', cell: ({ won, currency }) => money(won, currency) },
    { id: 'endsAt', header: t('freeBets.until'), cell: ({ endsAt }) => <LocalTime instant={endsAt} /> },
    { id: 'state', header: t('freeBets.state'), cell: (grant) => <GrantState {...grant} /> },
    {
      id: 'by',
      header: t('freeBets.by'),
      cell: ({ grantedBy, reason }) => (
        <span dir="auto">{grantedBy === null ? reason : `${grantedBy}: ${reason}`}</span>
      ),
    },
  ];
}

/** The state of a grant; one without an answer from the vendor can be requested again. */
function GrantState({ grantId, state, refusal }: FreeBetGrant) {
  const t = useMessages('console');
  const repeatRequest = useGrantChange('freeBets.askAgain');
  return (
    <span className={styles.state}>
      <Badge tone={TONES[state]}>{t(`freeBets.states.${state}`)}</Badge>
      {refusal !== null && (
        <small>
          <code>{refusal}</code>
        </small>
      )}
      {state === 'asked' && (
        <Button size="sm" loading={repeatRequest.isPending} onClick={() => repeatRequest.mutate({ grantId })}>
          {t('freeBets.askAgain')}
        </Button>
      )}
    </span>
  );
}
