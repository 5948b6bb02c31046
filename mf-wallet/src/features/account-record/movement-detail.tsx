import type { CallValue } from '@marquee/contract/calls/index';
import type { MovementFact } from '@marquee/contract/calls/records';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Button, Money } from '@marquee/ui';
import { Link } from 'react-router-dom';
import styles from './account-record.module.css';
import { MovementStateBadge } from './movement-state';

interface MovementDetailProps {
  readonly movement: CallValue<'records.movement'>;
  readonly onOpen: (transactionId: string) => void;
}

/** A movement and the facts of its source. */
export function MovementDetail({ movement: { entry, facts }, onOpen }: MovementDetailProps) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  return (
    <div className={styles.detail}>
      <Money amount={entry.change} currency={currency} locale={locale} size="hero" signed tone="result" />
      <p className={styles.explanation}>{t(`record.explanations.${entry.type}`)}</p>
      <dl className={styles.facts}>
        <dt>{t('record.at')}</dt>
        <dd>{dateTime(entry.at)}</dd>
        <dt>{t('record.state')}</dt>
        <dd>
          <MovementStateBadge state={entry.state} />
        </dd>
        <dt>{t('record.balanceAfter')}</dt>
        <dd>
          <Money amount={entry.balanceAfter} currency={currency} locale={locale} />
        </dd>
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} onOpen={onOpen} />
        ))}
        <dt>{t('record.transaction')}</dt>
        <dd>
          <code>{entry.transactionId}</code>
        </dd>
      </dl>
    </div>
  );
}

interface FactProps extends Pick<MovementDetailProps, 'onOpen'> {
  readonly fact: MovementFact;
}

function Fact({ fact, onOpen }: FactProps) {
  const t = useMessages('wallet');
  return (
    <>
      <dt>{t(`record.facts.${fact.name}`)}</dt>
      <dd dir="auto">
        <FactValue fact={fact} onOpen={onOpen} />
      </dd>
    </>
  );
}

const WAYS = ['upline', 'downline', 'to_vendor', 'from_vendor'] as const;

function FactValue({ fact: { name, value }, onOpen }: FactProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  switch (name) {
    case 'paid':
    case 'fee':
    case 'bonus':
    case 'wagering':
      return money(value);
    case 'way':
      return t(`record.ways.${WAYS.find((direction) => direction === value) ?? 'own'}`);
    case 'bet':
      return <Link to={`/member/betting-record?bet=${value}`}>{value}</Link>;
    case 'deposit':
      return <Link to={`/member/deposit?depositId=${value}`}>{t('record.openDeposit')}</Link>;
    case 'withdrawal':
      return <Link to={`/member/withdrawal?withdrawalId=${value}`}>{t('record.openWithdrawal')}</Link>;
    case 'reverses':
    case 'reversedBy':
      return (
        <Button size="sm" variant="ghost" onClick={() => onOpen(value)}>
          {value}
        </Button>
      );
    default:
      return value;
  }
}
