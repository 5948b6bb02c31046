import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ContributionBoundary } from './contribution-boundary';
import { FailedPanel } from './failed-panel';
import { useContribution, useFederation } from './federation-context';
import type { ContributionKey } from './load-state';

interface ContributionViewProps extends ContributionKey {
  /** Passed to the contribution's component. */
  readonly props?: object | undefined;
  /** Height reserved until the contribution is rendered, in CSS pixels. */
  readonly reservePx?: number | undefined;
  /** Shown while it loads, instead of the empty reserve. */
  readonly placeholder?: ReactNode;
  /** Called once when the contribution has loaded, failed or been skipped. */
  readonly onSettled?: (() => void) | undefined;
}

/** Shows one contribution of one remote. Only `Slot` and `RemoteRoute` use it. */
export function ContributionView({
  remote,
  contribution,
  props,
  reservePx,
  placeholder,
  onSettled,
}: ContributionViewProps) {
  const federation = useFederation();
  const state = useContribution({ remote, contribution });
  const key = { remote, contribution };
  const settled = state.status !== 'loading';
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (settled) settle();
  }, [settled]);

  if (state.status === 'loading') {
    return placeholder ?? <div aria-busy="true" data-remote={remote} style={{ minBlockSize: reservePx ?? 0 }} />;
  }
  if (state.status === 'skipped') return null;
  if (state.status === 'failed') {
    return (
      <FailedPanel remote={remote} reason={state.reason} reservePx={reservePx} onRetry={() => federation.retry(key)} />
    );
  }
  const Loaded = state.component;
  return (
    <ContributionBoundary key={state.attempt} onCrash={() => federation.reportCrash(key)}>
      <div
        data-remote={remote}
        data-contribution={contribution}
        data-version={state.version}
        style={{ display: 'contents' }}
      >
        <Loaded {...props} />
      </div>
    </ContributionBoundary>
  );
}
