import { isPositive, parseAmount } from '@marquee/contract/amount';
import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { workedExample } from '@marquee/contract/promotions/worked-example';
import {
  refreshCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useLanguage,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Badge, Button, Panel } from '@marquee/ui';
import { Check } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './deposit-promotions.module.css';

interface DepositPromotionsProps {
  readonly promotions: readonly PromotionDetail[];
  /** Empty while the amount is not valid. */
  readonly amount: string;
}

/** What promotions give for this deposit. */
export function DepositPromotions({ promotions, amount }: DepositPromotionsProps) {
  const t = useMessages('wallet');
  return (
    <Panel title={t('deposit.promotions.title')}>
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <Offer key={promotion.promotionId} promotion={promotion} amount={amount} />
        ))}
      </ul>
    </Panel>
  );
}

interface OfferProps {
  readonly promotion: PromotionDetail;
  readonly amount: string;
}

function Offer({ promotion, amount }: OfferProps) {
  const t = useMessages('wallet');
  return (
    <li className={styles.offer}>
      <p className={styles.name}>
        <Link to={`/promotions/${promotion.promotionId}`} dir="auto">
          {promotion.title}
        </Link>
      </p>
      {promotion.action === 'join' ? (
        <JoinButton promotion={promotion} />
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {t('deposit.promotions.joined')}
        </Badge>
      )}
      <Example promotion={promotion} amount={amount} />
    </li>
  );
}

/** The terms played through with the amount in the form; what is missing where it is too small. */
function Example({ promotion: { rules }, amount }: OfferProps) {
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
              for (const call of ['promotions.forDeposit', 'promotions.list'] as const) void refreshCall(call);
            },
          },
        )
      }
    >
      {label}
    </Button>
  );
}
