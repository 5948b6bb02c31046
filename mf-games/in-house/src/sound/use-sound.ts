import { useEffect, useMemo, useRef, useState } from 'react';
import { createSynth, type SoundName } from './synth';

export interface Sound {
  play(name: SoundName): void;
  readonly soundOn: boolean;
  toggleSound(): void;
}

export function useSound(): Sound {
  const [soundOn, setSoundOn] = useState(true);
  const synth = useMemo(createSynth, []);
  const isOn = useRef(soundOn);
  isOn.current = soundOn;
  useEffect(() => () => synth.close(), [synth]);
  return useMemo(
    () => ({
      play: (name) => isOn.current && synth.play(name),
      soundOn,
      toggleSound: () => setSoundOn((on) => !on),
    }),
    [synth, soundOn],
  );
}
