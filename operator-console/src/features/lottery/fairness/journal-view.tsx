import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { DrawState } from '../draw-state';
import styles from '../lottery.module.css';
import { numbersOf } from '../result-rows';
import { useGames } from '../use-games';

type Proof = CallValue<'lotteryDraws.journal'>['content'][number];

/** The fairness journal of one lottery with own draws, as the public reads it. */
export function JournalView() {
  const t = useMessages('console');
  const games = useGames().filter(({ source }) => source === 'own');
  const [chosenGame, setChosenGame] = useState('');
  const gameCode = chosenGame || (games[0]?.gameCode ?? '');
  if (gameCode === '') return <EmptyState icon={<ShieldCheck />} title={t('lottery.journal.noGames')} />;
  return (
    <div>
      <div className={forms.filters}>
        <SelectField
          size="sm"
          label={t('lottery.game')}
          options={games.map((game) => ({ value: game.gameCode, label: game.gameName }))}
          value={gameCode}
          onValueChange={setChosenGame}
        />
      </div>
      <Journal key={gameCode} gameCode={gameCode} />
    </div>
  );
}

function Journal({ gameCode }: { readonly gameCode: string }) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const columns: ReadonlyArray<Column<Proof>> = [
    { id: 'issue', header: t('lottery.issue'), rowHeader: true, cell: ({ issue }) => <code>{issue}</code> },
    { id: 'drawsAt', header: t('lottery.drawsAt'), cell: ({ drawsAt }) => <LocalTime instant={drawsAt} /> },
    { id: 'state', header: t('lottery.stateLabel'), cell: (draw) => <DrawState {...draw} /> },
    { id: 'hash', header: t('lottery.journal.commitment'), cell: ({ seedHash }) => <Digest text={seedHash} /> },
    {
      id: 'beacon',
      header: t('lottery.journal.beacon'),
      cell: ({ beaconRound, beaconChain }) => (
        <span className={styles.line}>
          {beaconRound} {beaconChain === 'local' && <Badge tone="warning">{t('lottery.journal.local')}</Badge>}
        </span>
      ),
    },
    {
      id: 'seed',
      header: t('lottery.journal.seed'),
      cell: ({ seed }) => (seed === null ? '–' : <Digest text={seed} />),
    },
    {
      id: 'result',
      header: t('lottery.result.title'),
      cell: ({ result, voidReason }) => (
        <>
          {result ? <span className={styles.numbers}>{numbersOf(result).flat().join(' ')}</span> : '–'}
          {voidReason !== null && <p className={styles.muted}>{voidReason}</p>}
        </>
      ),
    },
  ];
  return (
    <PagedTable
      read={useRead('lotteryDraws.journal', { gameCode, pageNo })}
      page={pageNo}
      onPageChange={setPageNo}
      caption={t('lottery.fairness.view.journal')}
      columns={columns}
      rowKey={({ issue }) => issue}
      empty={{ icon: <ShieldCheck />, title: t('lottery.journal.none') }}
    />
  );
}

/** The start of a digest; the whole of it on pointing at it and for copying. */
function Digest({ text }: { readonly text: string }) {
  return <code title={text}>{text.slice(0, 12)}…</code>;
}
