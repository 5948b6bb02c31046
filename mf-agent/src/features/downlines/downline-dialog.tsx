import { useBrand, useCall, useFailureTexts, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { ErrorState, Money, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { Link } from 'react-router-dom';
import { useIsOwner } from '../office/use-is-owner';
import { ActivationPart } from './activation-part';
import type { DownlineDetail } from './downline-detail';
import styles from './downlines.module.css';
import { GroupPart } from './group-part';
import { NotePart } from './note-part';

/** A member below: the figures of the line from there, and what the agent may do. */
export function DownlineDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('agent.lineMember', { id }, { staleMs: 0 });
  return (
    <Dialog
      open
      size="lg"
      title={data ? data.account : t('downlines.details')}
      closeLabel={t('downlines.close')}
      onOpenChange={(open) => !open && onClose()}
    >
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data && <Detail member={data} />}
    </Dialog>
  );
}

function Detail({ member }: { readonly member: DownlineDetail }) {
  const t = useMessages('agent');
  const isOwner = useIsOwner();
  const { isDirect, state, prizeGroup, account, note } = member;
  return (
    <div className={styles.detail}>
      <Figures member={member} />
      {isOwner && isDirect && state === 'active' && (
        <p>
          <Link to={`/agentHome/transfers?${new URLSearchParams({ account })}`} className={styles.line}>
            {t('downlines.transfer')}
          </Link>
        </p>
      )}
      {isOwner && isDirect && state === 'waiting' && <ActivationPart member={member} />}
      {isOwner && isDirect && prizeGroup && <GroupPart key={prizeGroup.revision} member={member} group={prizeGroup} />}
      {isOwner && <NotePart key={member.noteRevision} member={member} />}
      {!isOwner && note !== '' && (
        <dl className={styles.figures}>
          <div>
            <dt>{t('downlines.note')}</dt>
            <dd>
              <bdi>{note}</bdi>
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Figures({ member }: { readonly member: DownlineDetail }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const money = (amount: string, isResult = false) => (
    <Money
      amount={amount}
      currency={currency}
      locale={locale}
      {...(isResult && ({ signed: true, tone: 'result' } as const))}
    />
  );
  const facts = [
    [t('team.direct'), number(member.downlines)],
    [t('team.all'), number(member.allDownlines)],
    [t('team.joined'), number(member.joinedLast7Days)],
    [t('downlines.turnover'), money(member.turnover)],
    [t('downlines.validBet'), money(member.validBet)],
    [t('downlines.payout'), money(member.payout)],
    [t('downlines.gameResult'), money(member.gameResult, true)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
