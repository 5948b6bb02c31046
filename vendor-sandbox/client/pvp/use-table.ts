import { useEffect, useRef, useState } from 'react';
import type { Action } from '../../src/kinds/pvp/card-game';
import type { PvpEvents, TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Room } from '../../src/kinds/pvp/stakes';
import { newId } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import { CHIPS, DEAL, WON, YOUR_TURN } from './sounds';

export interface Sitting {
  /** Null: not at a table. */
  readonly table: TableView | null;
  /** The last hands of the table, newest first. */
  readonly hands: PvpEvents['hands']['hands'];
  /** How the last sitting ended. */
  readonly lastResult: PvpEvents['left'] | null;
  readonly isBusy: boolean;
  sit(room: Room, buyIn: number): void;
  act(action: Action): void;
  leave(): void;
}

/** The player's chair by the server's events. */
export function useTable(): Sitting {
  const { api, fail, setBalance, refreshBalance, sound } = usePlay();
  const [table, setTable] = useState<TableView | null>(null);
  const [hands, setHands] = useState<PvpEvents['hands']['hands']>([]);
  const [lastResult, setLastResult] = useState<PvpEvents['left'] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const previousTable = useRef<TableView | null>(null);
  const tones = useRef(sound);
  useEffect(() => {
    tones.current = sound;
  }, [sound]);

  useEffect(() => {
    const stream = api.stream('/stream');
    stream.addEventListener('table', ({ data }: MessageEvent<string>) => {
      const view = JSON.parse(data) as TableView;
      const tone = toneOf(previousTable.current, view);
      if (tone) tones.current(tone);
      previousTable.current = view;
      setTable(view);
      setIsBusy(false);
    });
    stream.addEventListener('hands', ({ data }: MessageEvent<string>) =>
      setHands((JSON.parse(data) as PvpEvents['hands']).hands),
    );
    stream.addEventListener('left', ({ data }: MessageEvent<string>) => {
      previousTable.current = null;
      setTable(null);
      setLastResult(JSON.parse(data) as PvpEvents['left']);
      setIsBusy(false);
      refreshBalance();
    });
    return () => stream.close();
  }, [api, refreshBalance]);

  const call = <Answer>(path: string, body: object, done: (answer: Answer) => void) => {
    if (isBusy) return;
    setIsBusy(true);
    api.post<Answer>(path, body).then(done, (error: unknown) => {
      setIsBusy(false);
      fail(error);
    });
  };
  return {
    table,
    hands,
    lastResult,
    isBusy,
    sit: (room, buyIn) =>
      call<{ balance: number }>('/sit', { intent: newId(), room, buyIn }, ({ balance }) => setBalance(balance)),
    act: (action) => call('/act', { turn: table?.turn, action }, () => setIsBusy(false)),
    leave: () => call('/leave', {}, () => setIsBusy(false)),
  };
}

function toneOf(before: TableView | null, now: TableView) {
  if (before?.hand !== now.hand) return DEAL;
  const looked = !before.chairs[now.you]?.cards && now.chairs[now.you]?.cards;
  if (looked) return DEAL;
  if (before.turn === now.turn) return null;
  if (now.isOver) return (now.chairs[now.you]?.won ?? 0) > 0 ? WON : CHIPS;
  return now.felt?.choices ? YOUR_TURN : CHIPS;
}
