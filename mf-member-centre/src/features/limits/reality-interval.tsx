import { REALITY_CHECK_MINUTES } from '@marquee/contract/constants';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useLimitText } from './use-limit-text';

/** How often a game shows the member's play time and result. */
export function RealityInterval({ minutes }: { readonly minutes: number }) {
  const t = useMessages('member');
  const { toast } = useShell();
  const textOf = useLimitText();
  const messageOf = useErrorMessage();
  const change = useCallMutation('limits.setRealityCheck');
  const choose = (value: string) =>
    change.mutate(
      { minutes: Number(value) },
      {
        onSuccess: () => void refreshCall('limits.overview'),
        onError: (error) => toast({ kind: 'error', message: messageOf(error), requestId: error.supportId }),
      },
    );
  return (
    <Panel title={t('limits.reality')} description={t('limits.realityHint')}>
      <Segmented
        label={t('limits.reality')}
        value={String(change.isPending ? change.variables.minutes : minutes)}
        onValueChange={choose}
        options={REALITY_CHECK_MINUTES.map((every) => ({
          value: String(every),
          label: textOf('session', String(every)),
        }))}
      />
    </Panel>
  );
}
