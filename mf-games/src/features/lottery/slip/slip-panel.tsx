import { formatAmount } from '@marquee/contract/amount';
import { largestTicketPayout } from '@marquee/contract/lottery/ticket-payout';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { formatLines, type LotteryLine, stakeOfLines } from '@marquee/contract/lottery/line';
import { countUnits } from '@marquee/contract/lottery/selection/count-units';
import { useAlertTexts, useFormat, useSessionActions } from '@marquee/kit';
import { Button, IconButton } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { RefreshCw, Ticket, Trash2, X } from '@marquee/ui/icons';
import type { BetTexts } from '../bets/use-bet-texts';
import { useIssueName } from '../results/use-issue-name';
import { EMPTY_SLIP, removeFromSlip, type Slip, type SlipLine } from './slip';
import styles from './slip-panel.module.css';
import type { PlaceSlip } from './use-place-slip';

type PricedLine = LotteryLine & { readonly line: SlipLine };

/** Nobody reads a thousand lines one by one. */
const LINES_SHOWN = 100;

interface SlipPanelProps {
  readonly gameCode: string;
  readonly rules: LotteryRules;
  readonly slip: Slip;
  readonly lines: readonly PricedLine[];
  /** That takes bets; undefined between two issues. */
  readonly issue: string | undefined;
  readonly texts: BetTexts;
  readonly place: PlaceSlip;
  readonly onChange: (slip: Slip) => void;
  /** Plays the slip in several issues. */
  readonly onChase: () => void;
}

/** The bets to place, for one issue. When that closes, the member decides whether they move to the next. */
export function SlipPanel({ gameCode, rules, slip, lines, issue, texts, place, onChange, onChase }: SlipPanelProps) {
  const { t } = texts;
  const alertTexts = useAlertTexts();
  const issueName = useIssueName();
  const nameOf = (of: string) => issueName({ gameCode, issue: of });
  const { requireRealAccount } = useSessionActions();
  const hasMoved = slip.issue !== null && issue !== undefined && slip.issue !== issue;
  const canPlace = lines.length > 0 && issue !== undefined && !hasMoved;
  return (
    <section className={styles.slip} aria-label={t('slip.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('slip.title')}</h2>
        {slip.issue && <span className={styles.issue}>{nameOf(slip.issue)}</span>}
        {lines.length > 0 && (
          <IconButton size="sm" label={t('slip.clear')} icon={<Trash2 />} onClick={() => onChange(EMPTY_SLIP)} />
        )}
      </header>
      {lines.length === 0 && (
        <p className={styles.empty}>
          <Ticket aria-hidden="true" />
          {t('slip.empty')}
        </p>
      )}
      <ol className={styles.lines}>
        {lines.slice(0, LINES_SHOWN).map((line, at) => (
          <SlipRow
            key={`${line.line.kind} ${line.line.selection}`}
            line={line}
            texts={texts}
            isAtFault={place.lineAtFault === at}
            onRemove={() => onChange(removeFromSlip(slip, line.line))}
          />
        ))}
      </ol>
      {lines.length > LINES_SHOWN && (
        <p className={styles.issue}>
          {t('record.moreLines', {
            count: lines.length - LINES_SHOWN,
            lines: texts.number(lines.length - LINES_SHOWN),
          })}
        </p>
      )}
      {hasMoved && (
        <div className={styles.moved} role="alert">
          <p>{t('slip.moved', { closed: nameOf(slip.issue ?? ''), next: nameOf(issue) })}</p>
          <Button size="sm" onClick={() => onChange({ ...slip, issue })}>
            {t('slip.move')}
          </Button>
        </div>
      )}
      <FormAlert {...alertTexts(place.error)} />
      {lines.length > 0 && <SlipSums rules={rules} lines={lines} t={t} />}
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!canPlace}
        loading={place.isPending}
        onClick={() => canPlace && requireRealAccount() && place.submit(issue, formatLines(lines))}
      >
        {t('slip.place')}
      </Button>
      {lines.length > 0 && (
        <Button block icon={<RefreshCw />} disabled={!canPlace} onClick={onChase}>
          {t('chase.title')}
        </Button>
      )}
    </section>
  );
}

interface SlipRowProps {
  readonly line: PricedLine;
  readonly texts: BetTexts;
  readonly isAtFault: boolean;
  readonly onRemove: () => void;
}

function SlipRow({ line, texts, isAtFault, onRemove }: SlipRowProps) {
  const { t } = texts;
  const { money, number } = useFormat();
  const { kind, pick, unitStake, odds } = line;
  const selection = texts.selection(line);
  return (
    <li className={styles.line} data-fault={isAtFault || undefined}>
      <span className={styles.kind}>{texts.kind(kind)}</span>
      <bdi className={styles.selection}>{selection}</bdi>
      <span className={styles.terms}>
        {t('slip.terms', {
          units: number(countUnits(kind, pick)),
          unitStake: money(formatAmount(unitStake)),
          odds: number(odds / 1_000),
        })}
      </span>
      <span className={styles.stake}>{money(formatAmount(stakeOfLines([line])))}</span>
      <IconButton size="sm" label={t('slip.remove', { bet: selection })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

interface SlipSumsProps {
  readonly rules: LotteryRules;
  readonly lines: readonly LotteryLine[];
  readonly t: BetTexts['t'];
}

function SlipSums({ rules, lines, t }: SlipSumsProps) {
  const { money } = useFormat();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('stake.amount')}</dt>
        <dd className={styles.total}>
          <bdi>{money(formatAmount(stakeOfLines(lines)))}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('stake.largestPrize')}</dt>
        <dd>
          <bdi>{money(formatAmount(largestTicketPayout(rules, lines)))}</bdi>
        </dd>
      </div>
    </dl>
  );
}
