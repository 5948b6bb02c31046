import type { LotteryRun } from '@marquee/contract/calls/lottery-run-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import { Stack } from '@marquee/ui/layout';
import { ProgressBar } from '@marquee/ui/progress';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';
import styles from '../lottery.module.css';
import { useGameName } from '../use-games';

export type RunAction = 'pause' | 'resume';

const TONES = { running: 'info', paused: 'warning', done: 'success', stopped: 'neutral' } as const;

export function useRunColumns(
  onAction: (action: RunAction, run: LotteryRun) => void,
): ReadonlyArray<Column<LotteryRun>> {
  const t = useMessages('console');
  const nameOf = useGameName();
  const number = numberFormat(formatLocale(useLanguage()));
  return [
    {
      id: 'draw',
      header: t('lottery.issue'),
      rowHeader: true,
      cell: ({ drawId, gameCode, issue }) => (
        <Link className={styles.link} to={`/lottery/draws/${drawId}`}>
          {nameOf(gameCode)} {issue}
        </Link>
      ),
    },
    { id: 'kind', header: t('lottery.runs.kindLabel'), cell: ({ kind }) => t(`lottery.runs.kind.${kind}`) },
    {
      id: 'state',
      header: t('lottery.stateLabel'),
      cell: (run) => (
        <span className={styles.line}>
          <Badge tone={TONES[run.state]}>{t(`lottery.runs.state.${run.state}`)}</Badge>
          <Stuck run={run} />
        </span>
      ),
    },
    {
      id: 'progress',
      header: t('lottery.runs.progress'),
      cell: (run) => <Progress run={run} />,
    },
    {
      id: 'left',
      header: t('lottery.runs.left'),
      align: 'end',
      cell: ({ secondsLeft, finishedAt }) =>
        finishedAt ? <LocalTime instant={finishedAt} /> : secondsLeft === null ? '–' : durationText(secondsLeft),
    },
    { id: 'winners', header: t('lottery.runs.winners'), align: 'end', cell: ({ winners }) => number.format(winners) },
    {
      id: 'paid',
      header: t('lottery.runs.paid'),
      align: 'end',
      cell: ({ paid }) => <Paid sums={paid} />,
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (run) => {
        const action = actionOf(run);
        return (
          action && (
            <Button size="sm" onClick={() => onAction(action, run)}>
              {t(`lottery.runs.${action}`)}
            </Button>
          )
        );
      },
    },
  ];
}

function Progress({ run: { tickets, ticketsDone } }: { readonly run: LotteryRun }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('lottery.exposure.tickets')}
        value={ticketsDone}
        max={Math.max(tickets, 1)}
        valueText={`${number.format(ticketsDone)} / ${number.format(tickets)}`}
      />
    </div>
  );
}

function Paid({ sums }: { readonly sums: LotteryRun['paid'] }) {
  return (
    <Stack as="span" align="end">
      {sums.map(({ amount, currency }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </Stack>
  );
}

function Stuck({ run: { stuck } }: { readonly run: LotteryRun }) {
  const t = useMessages('console');
  if (!stuck) return null;
  return (
    <span className={styles.stuck}>
      <Badge tone="danger">{t('lottery.runs.stuck')}</Badge> <LocalTime instant={stuck.since} />
      {stuck.fault && <code>{stuck.fault}</code>}
    </span>
  );
}

/** A run that is stuck is tried again; one that is not is paused. */
function actionOf({ state, stuck }: LotteryRun): RunAction | null {
  if (state === 'paused' || (state === 'running' && stuck)) return 'resume';
  return state === 'running' ? 'pause' : null;
}

/** Minutes and seconds, such as `1:05`. */
const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
