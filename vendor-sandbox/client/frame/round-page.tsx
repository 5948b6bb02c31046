import { type ComponentType, useEffect, useState } from 'react';
import { formatsOf } from './formats';
import { createPlayApi } from './play-api';
import { PlayContext } from './play-context';
import type { ShownRound } from './play-session';
import { RoundFacts } from './round-facts';
import styles from './round-page.module.css';
import screen from './screen.module.css';
import type { Translate } from './texts';

interface RoundPageProps {
  readonly kind: string;
  readonly language: string;
  readonly query: URLSearchParams;
  readonly t: Translate;
  readonly View: ComponentType<{ readonly round: ShownRound }>;
}

/** One round by its link: what was staked and paid, and how it came. */
export function RoundPage({ kind, language, query, t, View }: RoundPageProps) {
  const [round, setRound] = useState<ShownRound | null | undefined>(undefined);
  useEffect(() => {
    const link = new URLSearchParams(['bet', 'until', 'sign'].map((name) => [name, query.get(name) ?? '']));
    createPlayApi(kind, '')
      .get<ShownRound>(`/round?${link}`)
      .then(
        (found) => {
          document.title = found.gameName;
          setRound(found);
        },
        () => setRound(null),
      );
  }, [kind, query]);

  if (round === undefined) return <div className={screen.screen} role="status" aria-label={t('frame.loading')} />;
  if (round === null) return <p className={screen.screen}>{t('frame.round.over')}</p>;
  const format = formatsOf(language, round.currency);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{round.gameName}</h1>
      <RoundFacts round={round} format={format} t={t} />
      <PlayContext value={readOnlyPlay(round, language, t)}>
        <View round={round} />
      </PlayContext>
    </main>
  );
}

/** So that a round's view may use `usePlay` for words and numbers; nothing is played on this page. */
function readOnlyPlay(round: ShownRound, language: string, t: Translate) {
  const nothing = () => undefined;
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
    setBalance: nothing,
    refreshBalance: nothing,
    fail: nothing,
    warn: nothing,
    problem: null,
    dismissProblem: nothing,
    sound: nothing,
    soundOn: false,
    toggleSound: nothing,
  };
}
