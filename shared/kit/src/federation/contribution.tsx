import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useNear } from '../use-near';
import { ContributionBoundary } from './contribution-boundary';
import { ContributionContext } from './contribution-context';
import { FailedPanel, StopOffer } from './failed-panel';
import { useContribution, useFederation } from './federation-context';
import type { ContributionKey } from './load-state';

interface ContributionViewProps extends ContributionKey {
  /** Passed to the contribution's component. */
  readonly props?: object | undefined;
  /** Height reserved until the contribution is rendered, in CSS pixels. */
  readonly reservePx?: number | undefined;
  /** CSS length that the reserve does not exceed. */
  readonly maxReserve?: string | undefined;
  /** Shown while it loads, instead of the empty reserve. */
  readonly placeholder?: ReactNode;
  /** Starts it only when its place comes near the window. */
  readonly isLater?: boolean;
  /** Called once when the contribution has loaded, failed, been skipped, or is late. */
  readonly onSettled?: (() => void) | undefined;
}

/** Shows one contribution of one remote. Only `Slot` and `RemoteRoute` use it. */
export function ContributionView({
  remote,
  contribution,
  props,
  reservePx = 0,
  maxReserve,
  placeholder,
  isLater = false,
  onSettled,
}: ContributionViewProps) {
  const federation = useFederation();
  const [placeRef, isNear] = useNear<HTMLDivElement>();
  const state = useContribution({ remote, contribution }, !isLater || isNear);
  const key = useMemo(() => ({ remote, contribution }), [remote, contribution]);
  // What comes late holds nobody else up.
  const settled = state.status !== 'loading' || state.isLate === true;
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (settled) settle();
  }, [settled]);

  if (state.status === 'loading') {
    return (
      placeholder ?? (
        <div
          ref={placeRef}
          aria-busy="true"
          data-remote={remote}
          style={{ minBlockSize: maxReserve === undefined ? reservePx : `min(${reservePx}px, ${maxReserve})` }}
        />
      )
    );
  }
  if (state.status === 'skipped') return null;
  if (state.status === 'failed') {
    return (
      <FailedPanel remote={remote} reason={state.reason} reservePx={reservePx} onRetry={() => federation.retry(key)} />
    );
  }
  const Loaded = state.component;
  return (
    <ContributionBoundary key={state.attempt} onCrash={(error) => federation.reportCrash(key, error)}>
      <div
        data-remote={remote}
        data-contribution={contribution}
        data-version={state.version}
        style={{ display: 'contents' }}
      >
        {state.isBlocking && <StopOffer onStop={() => federation.stop(remote)} />}
        <ContributionContext value={key}>
          <Loaded {...props} />
        </ContributionContext>
      </div>
    </ContributionBoundary>
  );
}
