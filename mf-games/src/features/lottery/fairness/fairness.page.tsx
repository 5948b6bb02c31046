import { useCall, useCatalogue, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { SelectField } from '@marquee/ui/select';
import { useSearchParams } from 'react-router-dom';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { minutesOf } from '../room/games-of-area';
import { CheckedDraw } from './checked-draw';
import { DrawJournal } from './draw-journal';
import { Recipe } from './recipe';
import styles from './fairness.module.css';

/** `/lottery/fairness?gameCode=&issue=`: a draw of our own repeated in the browser, and all that was published of such draws. */
export default function FairnessPage() {
  return useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues) ? <Fairness /> : <Skeleton shape="block" height="30rem" />;
}

function Fairness() {
  const t = useMessages(LOTTERY_MESSAGES);
  const failureTexts = useFailureTexts();
  const [params, setParams] = useSearchParams();
  const menu = useCall('lottery.vnMenu', { area: 'FAST' });
  usePageTitle(t('fairness.title'));
  if (menu.error && !menu.data) return <ErrorState {...failureTexts(menu.error)} onRetry={() => void menu.refetch()} />;
  if (!menu.data) return <Skeleton shape="block" height="30rem" />;
  const { games } = menu.data;
  const gameCode = params.get('gameCode') ?? games[0]?.gameCode;
  const shape = games.find((game) => game.gameCode === gameCode)?.shape;
  const issue = params.get('issue');
  if (gameCode === undefined) return <EmptyState icon={<ShieldCheck />} title={t('noGames')} />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('fairness.title')}
        description={t('fairness.description')}
        actions={
          games.length > 0 && (
            <SelectField
              label={t('lobby.game')}
              options={games.map((game) => ({
                value: game.gameCode,
                label: t('gameWithPeriod', { game: t(`shape.${game.shape}`), minutes: minutesOf(game) }),
              }))}
              value={gameCode}
              onValueChange={(value) => setParams({ gameCode: value })}
            />
          )
        }
      />
      {issue !== null && <CheckedDraw key={`${gameCode} ${issue}`} gameCode={gameCode} issue={issue} />}
      <DrawJournal key={gameCode} gameCode={gameCode} />
      {shape && <Recipe shape={shape} />}
    </div>
  );
}
