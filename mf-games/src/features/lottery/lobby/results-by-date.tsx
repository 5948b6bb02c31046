import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { useCall, useFailureTexts, useFormat, useMessages, usePagingTexts, useTopic } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { ShieldCheck } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fairnessAddress } from '../fairness/fairness-address';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { ShortResult } from '../results/short-result';
import { useIssueName } from '../results/use-issue-name';
import styles from './results-by-date.module.css';

interface ResultsByDateProps {
  readonly games: readonly LotteryMenuEntry[];
  readonly nameOf: (game: LotteryMenuEntry) => string;
}

const PAGE_SIZE = 10;

/** Results of a lottery, of all days or of one. */
export function ResultsByDate({ games, nameOf }: ResultsByDateProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const [gameCode, setGameCode] = useState(games[0]?.gameCode ?? '');
  const [date, setDate] = useState('');
  const [page, setPage] = useState(1);
  const opened = useCall(
    'lottery.openedNumber',
    { gameCode, page, pageSize: PAGE_SIZE, ...(date && { date }) },
    { keepPrevious: true },
  );
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  useTopic('lottery.result', (event) => {
    if (event.gameCode === gameCode && page === 1) void opened.refetch();
  });
  const { data, error } = opened;
  const game = games.find((candidate) => candidate.gameCode === gameCode);
  return (
    <section className={styles.results} aria-label={t('lobby.results')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('lobby.results')}</h2>
        <SelectField
          label={t('lobby.game')}
          options={games.map((game) => ({ value: game.gameCode, label: nameOf(game) }))}
          value={gameCode}
          onValueChange={(value) => {
            setGameCode(value);
            setPage(1);
          }}
        />
        <TextField
          type="date"
          label={t('lobby.date')}
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            setPage(1);
          }}
        />
      </header>
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void opened.refetch()} />}
      {!data && !error && <Skeleton shape="block" height="24rem" />}
      {data && data.content.length === 0 && <p className={styles.empty}>{t('lobby.noResults')}</p>}
      <ol className={styles.list}>
        {game && data?.content.map((draw) => <ResultRow key={draw.issue} draw={draw} game={game} />)}
      </ol>
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={page} onPageChange={setPage} />}
    </section>
  );
}

interface ResultRowProps {
  readonly draw: OpenedDraw;
  readonly game: LotteryMenuEntry;
}

function ResultRow({ draw: { gameCode, issue, drawsAt, result, corrected, simulated }, game }: ResultRowProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const name = useIssueName()({ gameCode, issue });
  const { dateTime } = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.issue}>
        {simulated || game.area !== 'FAST' ? (
          name
        ) : (
          <Link className={styles.check} to={fairnessAddress({ gameCode, issue })} title={t('fairness.check')}>
            {name}
            <ShieldCheck aria-label={t('fairness.check')} />
          </Link>
        )}
        {corrected && <span className={styles.corrected}>{t('issue.corrected')}</span>}
        {simulated && game.area !== 'FAST' && <span className={styles.corrected}>{t('record.simulated')}</span>}
      </span>
      <span className={styles.time}>{dateTime(drawsAt)}</span>
      {result ? (
        <ShortResult result={result} shape={game.shape} />
      ) : (
        <span className={styles.void}>{t('issue.void')}</span>
      )}
    </li>
  );
}
