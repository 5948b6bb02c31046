import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Ticket } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { SelectField } from '@marquee/ui/select';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import forms from '../../../lib/layout/forms.module.css';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { useGames } from '../use-games';
import { SettingsForm } from './settings-form';

/** `/lottery/odds/:brand/:gameCode`: odds with their return, limits and prize groups of a lottery at a brand. */
export function SettingsPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  const { gameCode: requestedGame } = useParams();
  const games = useGames().filter((game) => brand !== null && game.brands.includes(brand));
  const game = games.find(({ gameCode }) => gameCode === requestedGame) ?? games[0];
  if (brand === null) return <EmptyState icon={<Ticket />} title={t('remotes.noBrands')} />;
  return (
    <Stack as="section" gap={5}>
      <PageHeader
        title={t('lottery.settings.title')}
        description={t('lottery.settings.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={brands.map((code) => ({ value: code, label: code }))}
            value={brand}
            onValueChange={(code) => void navigate(`/lottery/odds/${code}`)}
          />
        }
      />
      {game ? (
        <>
          <div className={forms.filters}>
            <SelectField
              label={t('lottery.game')}
              options={games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
              value={game.gameCode}
              onValueChange={(code) => void navigate(`/lottery/odds/${brand}/${code}`)}
            />
          </div>
          <Settings key={`${brand} ${game.gameCode}`} brand={brand} gameCode={game.gameCode} />
        </>
      ) : (
        <EmptyState icon={<Ticket />} title={t('lottery.settings.noGames')} />
      )}
    </Stack>
  );
}

function Settings({ brand, gameCode }: { readonly brand: string; readonly gameCode: string }) {
  const { data, error, isFetching, refetch } = useRead('lotterySettings.read', { brand, gameCode });
  if (data && data.gameCode === gameCode)
    return <SettingsForm key={`${gameCode} ${data.revision}`} brand={brand} settings={data} />;
  if (error) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton shape="block" height="24rem" />;
}
