import { AMOUNT_PATTERN, formatAmount, parseAmount } from '@marquee/contract/amount';
import type { UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import { largestTicketPayout } from '@marquee/contract/lottery/ticket-payout';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { formatLines, type LotteryLine, stakeOfLines } from '@marquee/contract/lottery/line';
import { countUnits } from '@marquee/contract/lottery/selection/count-units';
import { stakeOf } from '@marquee/contract/lottery/selection/price';
import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { useAlertTexts, useFormat, useFormatLocale, useMessages, useSessionActions } from '@marquee/kit';
import { Button, IconButton } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { Ticket, Trash2, X } from '@marquee/ui/icons';
import { useAmountDraft } from '@marquee/ui/field';
import { useState } from 'react';
import type { CellState } from '../bets/cell-state';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useIssueName } from '../results/use-issue-name';
import { EMPTY_SLIP, removeFromSlip, type Slip, type SlipLine } from '../slip/slip';
import styles from '../slip/slip-panel.module.css';
import own from './official-slip.module.css';
import { isNumberedIssue } from './stations';
import type { OfficialRoom } from './use-official-room';
import type { OfficialTexts } from './use-official-texts';
import type { PlaceTickets } from './use-place-tickets';

export type PricedLine = LotteryLine & { readonly line: SlipLine };

interface OfficialSlipProps {
  readonly slip: Slip;
  readonly lines: readonly PricedLine[];
  readonly room: OfficialRoom;
  readonly texts: OfficialTexts;
  readonly place: PlaceTickets;
  /** Each line has a stake field. */
  readonly hasStakeFields?: boolean;
  readonly onChange: (slip: Slip) => void;
}

/** The bets to place for a day, at each of the selected stations. When the day closes, the member decides whether they move on. */
export function OfficialSlip(props: OfficialSlipProps) {
  const { slip, lines, room, texts, place, hasStakeFields = false, onChange } = props;
  const { t } = texts;
  const { selected, day, stateOf } = room;
  const { requireRealAccount } = useSessionActions();
  const alertTexts = useAlertTexts();
  const hasMoved = slip.issue !== null && day !== undefined && slip.issue !== day;
  const hasClosed = lines.some((line) => stateOfLine(line, stateOf) === 'closed');
  const canPlace = lines.length > 0 && selected.length > 0 && !hasMoved && !hasClosed;
  return (
    <section className={styles.slip} aria-label={t('slip.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('slip.title')}</h2>
        {slip.issue && <span className={styles.issue}>{texts.day(slip.issue)}</span>}
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
        {lines.map((line, at) => (
          <SlipRow
            key={`${line.line.kind} ${line.line.selection}`}
            line={line}
            state={stateOfLine(line, stateOf)}
            isAtFault={place.lineAtFault === at}
            texts={texts}
            onRemove={() => onChange(removeFromSlip(slip, line.line))}
            onStake={hasStakeFields ? (unitStake) => onChange(withStake(slip, line.line, unitStake)) : null}
          />
        ))}
      </ol>
      {hasMoved && (
        <MovedSlip
          gameCode={room.gameCode}
          slip={slip}
          next={day}
          texts={texts}
          onMove={() => onChange({ ...slip, issue: day })}
        />
      )}
      {hasClosed && <p className={own.closed}>{t('slip.hasClosed')}</p>}
      {place.closed.length > 0 && (
        <p className={own.closed} role="alert">
          {t('slip.stationClosed', { draws: place.closed.map(texts.draw).join(', ') })}
        </p>
      )}
      <FormAlert {...alertTexts(place.error)} />
      {lines.length > 0 && <SlipSums rules={room.rules} lines={lines} draws={selected} texts={texts} />}
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!canPlace}
        loading={place.isPending}
        onClick={() => canPlace && requireRealAccount() && void place.submit(selected, formatLines(lines))}
      >
        {selected.length > 1
          ? t('slip.placeAll', { count: selected.length, stations: texts.number(selected.length) })
          : t('slip.place')}
      </Button>
    </section>
  );
}

interface MovedSlipProps {
  readonly gameCode: string;
  readonly slip: Slip;
  /** The day that takes bets, or the issue of a fast lottery. */
  readonly next: string;
  readonly texts: OfficialTexts;
  readonly onMove: () => void;
}

function MovedSlip({ gameCode, slip: { issue: closed }, next, texts, onMove }: MovedSlipProps) {
  const shared = useMessages(LOTTERY_MESSAGES);
  const issueName = useIssueName();
  const t = isNumberedIssue(next) ? shared : texts.t;
  const nameOf = (issue: string) => (isNumberedIssue(next) ? issueName({ gameCode, issue }) : texts.day(issue));
  return (
    <div className={styles.moved} role="alert">
      <p>{t('slip.moved', { closed: nameOf(closed ?? ''), next: nameOf(next) })}</p>
      <Button size="sm" onClick={onMove}>
        {t('slip.move')}
      </Button>
    </div>
  );
}

type StateOf = OfficialRoom['stateOf'];

/** The worst state among what a line names. */
function stateOfLine({ kind, pick }: LotteryLine, stateOf: StateOf): CellState {
  const states = pick.flatMap((outcomes) => outcomes.map((outcome) => stateOf(kind, outcome)));
  return states.includes('closed') ? 'closed' : states.includes('half') ? 'half' : 'open';
}

const withStake = (slip: Slip, line: SlipLine, unitStake: bigint): Slip => ({
  ...slip,
  lines: slip.lines.map((other) => (other === line ? { ...line, unitStake: String(unitStake) } : other)),
});

interface SlipRowProps {
  readonly line: PricedLine;
  readonly state: CellState;
  readonly isAtFault: boolean;
  readonly texts: OfficialTexts;
  readonly onRemove: () => void;
  readonly onStake: ((unitStake: bigint) => void) | null;
}

function SlipRow({ line, state, isAtFault, texts, onRemove, onStake }: SlipRowProps) {
  const { t } = texts;
  const { money, number } = useFormat();
  const { kind, pick, unitStake, odds } = line;
  const selection = texts.selection(line);
  return (
    <li className={styles.line} data-fault={isAtFault || undefined} data-state={state}>
      <span className={styles.kind}>{texts.kind(kind)}</span>
      <bdi className={`${styles.selection} ${own.selection}`}>
        {selection}
        {state !== 'open' && <span className={own.state}>{t(`state.${state}`)}</span>}
      </bdi>
      <span className={styles.terms}>
        {t('slip.terms', {
          units: number(countUnits(kind, pick)),
          unitStake: money(formatAmount(unitStake * BigInt(kind.cost))),
          odds: number(odds / 1_000),
        })}
      </span>
      {onStake ? (
        <StakeField label={t('slip.stakeOf', { bet: selection })} unitStake={unitStake} onStake={onStake} />
      ) : (
        <span className={styles.stake}>{money(formatAmount(stakeOf(kind, pick, unitStake)))}</span>
      )}
      <IconButton size="sm" label={t('slip.remove', { bet: selection })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

interface StakeFieldProps {
  readonly label: string;
  /** Ledger units. */
  readonly unitStake: bigint;
  readonly onStake: (unitStake: bigint) => void;
}

/** What is typed stays as it is typed. A stake that is emptied or cannot be read keeps the last one until another is typed. */
function StakeField({ label, unitStake, onStake }: StakeFieldProps) {
  const [typed, setTyped] = useState(() => formatAmount(unitStake));
  const isTyped =
    typed === '' || typed === UNREADABLE_AMOUNT || (AMOUNT_PATTERN.test(typed) && parseAmount(typed) === unitStake);
  const change = (text: string) => {
    setTyped(text);
    const units = AMOUNT_PATTERN.test(text) ? parseAmount(text) : 0n;
    if (units > 0n) onStake(units);
  };
  const draft = useAmountDraft(isTyped ? typed : formatAmount(unitStake), change, useFormatLocale());
  return (
    <input
      {...draft}
      className={`${styles.stake} ${own.field}`}
      aria-label={label}
      onBlur={() => !AMOUNT_PATTERN.test(typed) && setTyped(formatAmount(unitStake))}
    />
  );
}

interface SlipSumsProps {
  readonly rules: LotteryRules;
  readonly lines: readonly PricedLine[];
  readonly draws: readonly UpcomingDraw[];
  readonly texts: OfficialTexts;
}

function SlipSums({ rules, lines, draws, texts }: SlipSumsProps) {
  const { t } = texts;
  const { money, number } = useFormat();
  const times = BigInt(draws.length);
  const units = lines.reduce((sum, { kind, pick }) => sum + countUnits(kind, pick), 0);
  const sums = [
    { key: 'units', value: number(units) },
    ...(draws.length > 1 ? [{ key: 'stations', value: draws.map(texts.draw).join(', ') }] : []),
    { key: 'amount', value: money(formatAmount(stakeOfLines(lines) * times)) },
    { key: 'largestPrize', value: money(formatAmount(largestTicketPayout(rules, lines) * times)) },
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`slip.${key}`)}</dt>
          <dd className={key === 'amount' ? styles.total : undefined}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
