import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { toHex } from '@marquee/contract/fairness/fair-bytes';
import { useCallMutation, useErrorMessage, useShell } from '@marquee/kit';
import { refreshPrizes } from '../refresh-prizes';

const SEED_BYTES = 8;

/** A client seed of this browser's own random numbers: nobody else can have known it. */
export const newClientSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** Pairs a client seed with the next server seed, whose hash was shown, and sees that the server then uses that one. */
export function useClientSeed() {
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('wheel.changeSeed');
  const fail = (error: Parameters<typeof errorMessage>[0]) => toast({ kind: 'error', message: errorMessage(error) });
  const choose = (seeds: PrizeWheel['seeds'], clientSeed: string, onChosen: () => void): void => {
    const serverSeedHash = seeds.nextServerSeedHash;
    mutate(
      { clientSeed, serverSeedHash },
      {
        onSuccess: (inUse) => {
          const isKept = inUse.serverSeedHash === serverSeedHash && inUse.clientSeed === clientSeed;
          if (isKept) onChosen();
          else fail({ code: 'seeds_differ' });
        },
        onError: fail,
        onSettled: refreshPrizes,
      },
    );
  };
  return { choose, isPending };
}
