import { DEFAULT_STEPS, type RollOutStep } from '@marquee/contract/roll-out';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { parseShares } from './shares';

/** Of the first step; the later ones need as much. */
const FIRST = DEFAULT_STEPS[0] ?? { minMinutes: 30, minLoads: 200 };

/** A roll-out as an operator enters it. */
export interface RollOutFields {
  readonly brands: readonly string[];
  readonly remote: string;
  readonly version: string;
  readonly shares: string;
  readonly minMinutes: string;
  readonly minLoads: string;
  readonly haltsByItself: boolean;
  readonly startsAt: string;
  readonly reason: string;
}

/** @param brand the one whose remotes are listed, and the first choice */
export function useRollOutForm(brand: string, onClose: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const initial: RollOutFields = {
    brands: [brand],
    remote: '',
    version: '',
    shares: DEFAULT_STEPS.map(({ percent }) => percent).join(', '),
    minMinutes: String(FIRST.minMinutes),
    minLoads: String(FIRST.minLoads),
    haltsByItself: true,
    startsAt: '',
    reason: '',
  };
  return useConsoleForm<RollOutFields>(
    initial,
    async ({ remote, version, startsAt, brands, haltsByItself, reason, ...plan }) => {
      await client.call('rollOuts.start', {
        brands: [...brands],
        releases: [{ remote, version }],
        steps: stepsOf(plan),
        haltsByItself,
        reason,
        ...(startsAt !== '' && { startsAt }),
      });
      notify({ tone: 'success', title: t('rollOuts.started') });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['rollOuts.list'] });
    },
  );
}

/** The last step, everybody, needs nothing: it ends the roll-out. */
function stepsOf({
  shares,
  minMinutes,
  minLoads,
}: Pick<RollOutFields, 'shares' | 'minMinutes' | 'minLoads'>): RollOutStep[] {
  return (parseShares(shares) ?? []).map((percent) =>
    percent === 100
      ? { percent, minMinutes: 0, minLoads: 0 }
      : { percent, minMinutes: Number(minMinutes), minLoads: Number(minLoads) },
  );
}
