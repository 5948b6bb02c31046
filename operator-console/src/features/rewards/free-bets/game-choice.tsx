import type { CallValue } from '@marquee/contract/calls/index';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { RadioGroup } from '@marquee/ui/choice';
import { SearchField } from '@marquee/ui/search-field';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import styles from './free-bets.module.css';

export type OfferedGame = CallValue<'freeBets.games'>[number];

interface GameChoiceProps {
  readonly brand: string;
  readonly game: OfferedGame | null;
  readonly error: string | undefined;
  readonly onChange: (game: OfferedGame) => void;
}

/** Finds a slot of the brand by its name. */
export function GameChoice({ brand, game, error, onChange }: GameChoiceProps) {
  const t = useMessages('console');
  const [keyword, setKeyword] = useState('');
  return (
    <div className={forms.form}>
      <SearchField
        label={t('freeBets.game')}
        hint={t('freeBets.gameHint')}
        required
        value={keyword}
        error={error}
        onSearch={setKeyword}
      />
      {keyword.length > 1 ? (
        <FoundGames brand={brand} keyword={keyword} game={game} onChange={onChange} />
      ) : (
        game && <p>{game.gameName}</p>
      )}
    </div>
  );
}

type FoundGamesProps = Omit<GameChoiceProps, 'error'> & { readonly keyword: string };

function FoundGames({ brand, keyword, game, onChange }: FoundGamesProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { data } = useRead('freeBets.games', { brand, keyword });
  if (data?.length === 0) return <p className={styles.none}>{t('freeBets.noGame')}</p>;
  return (
    <RadioGroup
      legend={t('freeBets.found')}
      value={game ? String(game.nodeId) : null}
      onValueChange={(id) => {
        const selectedGame = data?.find(({ nodeId }) => String(nodeId) === id);
        if (selectedGame) onChange(selectedGame);
      }}
      options={(data ?? []).map(({ nodeId, gameName, vassalage, minBet, currency }) => ({
        value: String(nodeId),
        label: (
          <span>
            <bdi>{gameName}</bdi> ({vassalage})
          </span>
        ),
        hint: (
          <>
            {t('freeBets.from')} <Money amount={minBet} currency={currency} locale={locale} />
          </>
        ),
      }))}
    />
  );
}
