import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Depth } from '../../src/kinds/fish/cannon';
import type { RefusedShot } from '../../src/kinds/fish/fire-shots';
import type { MagazineView, PlayerView, RoomEvents, RoomView } from '../../src/kinds/fish/fish-messages';
import { newId } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import { createGun, type Gun } from './gun';
import { addHit, addShot, type Catch, createSeaView, dropShots, type SeaView } from './sea/sea-view';
import { catchSound, LOADED } from './sounds';

export interface FishRoom {
  readonly room: RoomView;
  readonly view: SeaView;
  readonly gun: Gun;
  readonly players: readonly PlayerView[];
  readonly magazine: MagazineView | null;
  readonly isLoading: boolean;
  load(shots: number, level: number): void;
  leave(): void;
}

interface OpenRoom {
  readonly room: RoomView;
  readonly view: SeaView;
}

/** The room that the player sits in; null until one is joined. */
export function useFishRoom(): { readonly room: FishRoom | null; join(depth: Depth): void } {
  const { api, fail, setBalance, refreshBalance, sound } = usePlay();
  const [isIn, setIsIn] = useState(false);
  const [openRoom, setOpened] = useState<OpenRoom | null>(null);
  const [players, setPlayers] = useState<readonly PlayerView[]>([]);
  const [magazine, setMagazine] = useState<MagazineView | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const view = useRef<SeaView | null>(null);
  const tones = useLatest(sound);

  const gun = useMemo(
    () =>
      createGun({
        send: (id, shots) =>
          api
            .post<{ refused: RefusedShot[] }>('/shots', { magazine: id, shots })
            .then(({ refused }) => refused.map(({ shot }) => shot)),
        onRefused: (shots) => view.current && dropShots(view.current, shots),
      }),
    [api],
  );

  const take = useCallback(
    (magazine: MagazineView | null) => {
      gun.take(magazine?.payout === null ? magazine : null);
      setMagazine(magazine);
      if (magazine && magazine.payout !== null) refreshBalance();
    },
    [gun, refreshBalance],
  );

  useEffect(() => {
    if (!isIn) return;
    const stream = api.stream('/stream');
    listen(stream, {
      view: () => view.current,
      open(room) {
        view.current = createSeaView(room, () => performance.now());
        setOpened({ room, view: view.current });
        setPlayers(room.players);
        take(room.magazine);
      },
      players: setPlayers,
      take,
      caught: ({ multiplier }) => tones.current(catchSound(multiplier)),
    });
    return () => stream.close();
  }, [api, isIn, take, tones]);

  const join = (depth: Depth) => {
    api.post('/join', { depth }).then(() => setIsIn(true), fail);
  };
  const leave = () => {
    setIsIn(false);
    setOpened(null);
    view.current = null;
    take(null);
    api.post('/leave', {}).then(refreshBalance, fail);
  };
  const load = (shots: number, level: number) => {
    if (isLoading) return;
    setIsLoading(true);
    api
      .post<{ balance: number }>('/magazine', { intent: newId(), shots, level })
      .then(({ balance }) => {
        setBalance(balance);
        tones.current(LOADED);
      }, fail)
      .finally(() => setIsLoading(false));
  };
  return { room: openRoom && { ...openRoom, gun, players, magazine, isLoading, load, leave }, join };
}

/** For calls out of a stream that outlives renderings. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

interface Ears {
  view(): SeaView | null;
  open(room: RoomView): void;
  players(players: readonly PlayerView[]): void;
  take(magazine: MagazineView): void;
  /** A catch of the player's own. */
  caught(caught: Catch): void;
}

/** Forwards the events of the room. */
function listen(stream: EventSource, ears: Ears): void {
  const on = <Name extends keyof RoomEvents>(name: Name, handler: (data: RoomEvents[Name], sea: SeaView) => void) =>
    stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const sea = ears.view();
      if (sea) handler(JSON.parse(data) as RoomEvents[Name], sea);
    });
  stream.addEventListener('room', ({ data }: MessageEvent<string>) => ears.open(JSON.parse(data) as RoomView));
  on('players', ears.players);
  on('magazine', ears.take);
  on('shots', (shots, sea) => {
    for (const shot of shots) addShot(sea, shot);
  });
  on('hits', (hits, sea) => {
    for (const hit of hits) {
      const caught = addHit(sea, hit);
      if (caught?.seat === sea.seat) ears.caught(caught);
    }
  });
  on('back', (shots, sea) => dropShots(sea, shots));
}
