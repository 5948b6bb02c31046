import { isPositive, parseAmount } from '@marquee/contract/amount';
import type { PromotionCard, PromotionDetail } from '@marquee/contract/calls/promotions';
import { workedExample } from '@marquee/contract/promotions/worked-example';
import {
  refreshCall,
  useCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useLanguage,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Badge, Button, Panel, Skeleton } from '@marquee/ui';
import { Check } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './deposit-promotions.module.css';

/** Whether the next deposit may set a promotion off. */
export const waitsForDeposit = ({ action, types, state }: PromotionCard): boolean =>
  action === 'deposit' || (types.includes('deposit') && (action === 'join' || state === 'joined'));

interface DepositPromotionsProps {
  readonly promotions: readonly PromotionCard[];
  /** Empty while the amount is not valid. */
  readonly amount: string;
}

/** What promotions give for this deposit. */
export function DepositPromotions({ promotions, amount }: DepositPromotionsProps) {
  const t = useMessages('wallet');
  return (
    <Panel title={t('deposit.promotions.title')}>
      <ul className={styles.list}>
        {promotions.map(({ promotionId }) => (
          <Offer key={promotionId} promotionId={promotionId} amount={amount} />
        ))}
      </ul>
    </Panel>
  );
}

function Offer({ promotionId, amount }: { readonly promotionId: string; readonly amount: string }) {
  const t = useMessages('wallet');
  const language = useLanguage();
  const { data } = useCall('promotions.detail', { promotionId, language });
  if (!data)
    return (
      <li>
        <Skeleton shape="block" height="4.5rem" />
      </li>
    );
  if (data.rules.trigger.kind !== 'deposit') return null;
  return (
    <li className={styles.offer}>
      <p className={styles.name}>
        <Link to={`/promotions/${promotionId}`} dir="auto">
          {data.title}
        </Link>
      </p>
      {data.action === 'join' ? (
        <JoinButton promotion={data} />
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {t('deposit.promotions.joined')}
        </Badge>
      )}
      <Example promotion={data} amount={amount} />
    </li>
  );
}

/** The terms played through with the amount in the form; what is missing where it is too small. */
function Example({ promotion: { rules }, amount }: { readonly promotion: PromotionDetail; readonly amount: string }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { trigger, reward } = rules;
  if (trigger.kind !== 'deposit' || !reward) return null;
  if (!isPositive(amount) || parseAmount(amount) < parseAmount(trigger.minimum))
    return <p className={styles.example}>{t('deposit.offerFrom', { minimum: money(trigger.minimum) })}</p>;
  const example = workedExample(trigger, reward, parseAmount(amount));
  if (!example?.amount) return null;
  return (
    <p className={styles.example}>
      {t('deposit.promotions.gives', { deposit: money(amount), reward: money(example.amount) })}{' '}
      {example.wagering === null
        ? t('deposit.promotions.free')
        : t('deposit.promotions.wagering', { amount: money(example.wagering) })}
    </p>
  );
}

function JoinButton({ promotion: { promotionId, title } }: { readonly promotion: PromotionDetail }) {
  const t = useMessages('wallet');
  const language = useLanguage();
  const { toast } = useShell();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation('promotions.join');
  const label = t('deposit.promotions.join');
  return (
    <Button
      size="sm"
      aria-label={`${label}: ${title}`}
      loading={isPending}
      onClick={() =>
        mutate(
          { promotionId, language },
          {
            onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.requestId }),
            onSettled: () => {
              for (const call of ['promotions.list', 'promotions.detail'] as const) void refreshCall(call);
            },
          },
        )
      }
    >
      {label}
    </Button>
  );
}
