import { useEffect, useState } from 'react';
import type { KindName } from '../../src/kinds/round-details';
import { formatsOf } from './formats';
import { createPlayApi } from './play-api';
import { PlayContext } from './play-context';
import type { BetRound, RoundView } from './play-session';
import { RoundFacts } from './round-facts';
import styles from './round-page.module.css';
import screen from './screen.module.css';
import type { Translate } from './texts';

interface RoundPageProps<Kind extends KindName> {
  readonly kind: Kind;
  readonly language: string;
  readonly query: URLSearchParams;
  readonly t: Translate;
  readonly View: RoundView<Kind>;
}

/** One round by its link: stake, payout and what happened. */
export function RoundPage<Kind extends KindName>({ kind, language, query, t, View }: RoundPageProps<Kind>) {
  const [round, setRound] = useState<BetRound<Kind> | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const link = new URLSearchParams(['bet', 'until', 'sign'].map((name) => [name, query.get(name) ?? '']));
    createPlayApi(kind, '')
      .get<BetRound<Kind>>(`/round?${link}`)
      .then(
        (answer) => {
          if (!isCurrent) return;
          document.title = answer.gameName;
          setRound(answer);
        },
        () => isCurrent && setRound(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [kind, query]);

  if (round === undefined) return <div className={screen.screen} role="status" aria-label={t('frame.loading')} />;
  if (round === null) return <p className={screen.screen}>{t('frame.round.over')}</p>;
  const format = formatsOf(language, round.currency);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{round.gameName}</h1>
      <p className={styles.origin}>
        <bdi>{round.vendor}</bdi>
        {round.site && (
          <>
            {' · '}
            <bdi>{round.site}</bdi>
          </>
        )}
      </p>
      <RoundFacts round={round} format={format} t={t} />
      <PlayContext value={readOnlyPlay(round, language, t)}>
        <View round={round} />
      </PlayContext>
    </main>
  );
}

/** Lets a round's view use `usePlay` for texts and formats; nothing is played on this page. */
function readOnlyPlay(round: BetRound, language: string, t: Translate) {
  const ignore = () => undefined;
  return {
    api: createPlayApi('', ''),
    session: {
      id: '',
      kind: '',
      vendor: round.vendor,
      gameCode: round.gameCode,
      gameName: round.gameName,
      currency: round.currency,
      language,
      demo: false,
      lobbyUrl: null,
      returnBp: null,
      minBet: null,
      balance: 0,
    },
    t,
    format: formatsOf(language, round.currency),
    balance: 0,
    setBalance: ignore,
    refreshBalance: ignore,
    fail: ignore,
    warn: ignore,
    problem: null,
    dismissProblem: ignore,
    sound: ignore,
    soundOn: false,
    toggleSound: ignore,
  };
}
