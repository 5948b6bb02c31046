import { useState } from 'react';
import type { CannonLevel } from '../../src/kinds/fish/cannon';
import { usePlay } from '../frame/play-context';
import { GameFrame } from '../frame/game-frame';
import { CannonPanel } from './cannon-panel';
import { DepthScreen } from './depth-screen';
import { FishRoundView } from './fish-round-view';
import { FishRules } from './fish-rules';
import styles from './fish.module.css';
import { SeaCanvas } from './sea-canvas';
import { nextTarget, setLock } from './sea/sea-view';
import { type FishRoom, useFishRoom } from './use-fish-room';

/** Shooting fish: choose a depth, load a magazine, aim and fire. */
export function FishGame() {
  const { room, join } = useFishRoom();
  return (
    <GameFrame rules={<FishRules />} RoundView={FishRoundView}>
      {room ? <OpenSea key={room.room.room} room={room} /> : <DepthScreen onJoin={join} />}
    </GameFrame>
  );
}

function OpenSea({ room }: { readonly room: FishRoom }) {
  const { warn } = usePlay();
  const [level, setLevel] = useState<CannonLevel>(1);
  const [shots, setShots] = useState(25);
  const [isAuto, setIsAuto] = useState(false);
  const [isLockOn, setIsLockOn] = useState(false);
  const lock = (fish: number | null) => {
    setLock(room.view, fish);
    setIsLockOn((on) => on || fish !== null);
  };
  return (
    <div className={styles.game}>
      <SeaCanvas
        room={room}
        level={level}
        isAuto={isAuto}
        isLockOn={isLockOn}
        onLock={lock}
        onEmpty={() => {
          setIsAuto(false);
          warn('gun_empty');
        }}
      />
      <CannonPanel
        room={room}
        level={level}
        onLevel={setLevel}
        shots={shots}
        onShots={setShots}
        isAuto={isAuto}
        onAuto={setIsAuto}
        isLockOn={isLockOn}
        onLockOn={(on) => {
          setIsLockOn(on);
          setLock(room.view, on ? nextTarget(room.view, null) : null);
        }}
      />
    </div>
  );
}
