import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { useGames } from '../use-games';
import { Loaded } from '../../../lib/loaded/loaded';
import { BrandPage } from '../../../lib/brand/brand-page';
import { SettingsForm } from './settings-form';

/** `/lottery/odds/:brand/:gameCode`: odds with their return, limits and prize groups of a lottery at a brand. */
export function SettingsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('lottery.settings.title')}
      description={t('lottery.settings.description')}
      addressOf={(brand) => `/lottery/odds/${brand}`}
    >
      {(brand) => <BrandGames brand={brand} />}
    </BrandPage>
  );
}

function BrandGames({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { gameCode: requestedGame } = useParams();
  const games = useGames().filter(({ brands }) => brands.includes(brand));
  const game = games.find(({ gameCode }) => gameCode === requestedGame) ?? games[0];
  if (!game) return <EmptyState icon={<Ticket />} title={t('lottery.settings.noGames')} />;
  return (
    <>
      <div className={forms.filters}>
        <SelectField
          label={t('lottery.game')}
          options={games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
          value={game.gameCode}
          onValueChange={(code) => void navigate(`/lottery/odds/${brand}/${code}`)}
        />
      </div>
      <ProposalList
        key={`proposals ${brand} ${game.gameCode}`}
        request={{ kind: 'lottery-settings', brand, subject: game.gameCode, state: 'open' }}
      />
      <Settings key={`${brand} ${game.gameCode}`} brand={brand} gameCode={game.gameCode} />
    </>
  );
}

function Settings({ brand, gameCode }: { readonly brand: string; readonly gameCode: string }) {
  const read = useRead('lotterySettings.read', { brand, gameCode });
  return (
    <Loaded read={read} height="24rem">
      {(settings) => <SettingsForm key={`${gameCode} ${settings.revision}`} brand={brand} settings={settings} />}
    </Loaded>
  );
}
