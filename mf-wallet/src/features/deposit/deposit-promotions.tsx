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
  /** Percent of the deposit that has to be wagered before a withdrawal, by the channel. */
  readonly ownPercent: number;
}

/** What promotions give for this deposit. */
export function DepositPromotions({ promotions, ...deposit }: DepositPromotionsProps) {
  const t = useMessages('wallet');
  return (
    <Panel title={t('deposit.promotions.title')}>
      <ul className={styles.list}>
        {promotions.map((promotion) => (
          <Offer key={promotion.promotionId} promotion={promotion} {...deposit} />
        ))}
      </ul>
    </Panel>
  );
}

interface OfferProps extends Omit<DepositPromotionsProps, 'promotions'> {
  readonly promotion: PromotionDetail;
}

function Offer(offer: OfferProps) {
  const { promotion } = offer;
  const example = useExample(offer);
  const t = useMessages('wallet');
  return (
    <li className={styles.offer}>
      <p className={styles.name}>
        <Link to={`/promotions/${promotion.promotionId}`} dir="auto">
          {promotion.title}
        </Link>
      </p>
      {promotion.action === 'join' ? (
        <JoinButton promotion={promotion} example={example} />
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {t('deposit.promotions.joined')}
        </Badge>
      )}
      {example !== null && <p className={styles.example}>{example}</p>}
    </li>
  );
}

/** The terms played through with the amount in the form; what is missing where it is too small. */
function useExample({ promotion: { rules }, amount, ownPercent }: OfferProps): string | null {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { trigger, reward } = rules;
  if (trigger.kind !== 'deposit' || !reward) return null;
  if (!isPositive(amount) || parseAmount(amount) < parseAmount(trigger.minimum))
    return t('deposit.offerFrom', { minimum: money(trigger.minimum) });
  const example = workedExample(trigger, reward, parseAmount(amount), ownPercent);
  if (!example?.amount) return null;
  const { wagering, ownWagering } = example;
  return [
    t('deposit.promotions.gives', { deposit: money(amount), reward: money(example.amount) }),
    wagering === null ? t('deposit.promotions.free') : t('deposit.promotions.wagering', { amount: money(wagering) }),
    ...(ownWagering === null ? [] : [t('deposit.promotions.own', { amount: money(ownWagering) })]),
  ].join(' ');
}

/** Joins once the member has read what it gives and asks for. */
function JoinButton({
  promotion: { promotionId, title, terms },
  example,
}: Pick<OfferProps, 'promotion'> & { readonly example: string | null }) {
  const t = useMessages('wallet');
  const language = useLanguage();
  const { toast, confirm } = useShell();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation('promotions.join');
  const label = t('deposit.promotions.join');
  async function join() {
    const message = [example, terms, t('deposit.promotions.readTerms')].filter(Boolean).join(' ');
    const isAgreed = await confirm({
      title,
      message,
      confirmLabel: label,
      cancelLabel: t('deposit.promotions.notNow'),
    });
    if (!isAgreed) return;
    mutate(
      { promotionId, language },
      {
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
        onSettled: () => {
          for (const call of ['promotions.forDeposit', 'promotions.list'] as const) void refreshCall(call);
        },
      },
    );
  }
  return (
    <Button size="sm" aria-label={`${label}: ${title}`} loading={isPending} onClick={() => void join()}>
      {label}
    </Button>
  );
}
