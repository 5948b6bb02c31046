import type { ComponentType } from 'react';
import type { RemoteModule } from '../define-remote';
import type { FailureReason, LoadPhase } from './load-failure';

/** Why a contribution is not attempted. */
export type SkipReason = 'disabled' | 'unknown' | 'conditions';

/** The outcome of loading one contribution. `attempt` counts the person's retries and keys the error boundary. */
export type LoadState =
  | {
      readonly status: 'loading';
      readonly attempt: number;
      /** It takes longer than its budget, and is waited for and tried again. */
      readonly isLate?: boolean;
    }
  | {
      readonly status: 'loaded';
      readonly attempt: number;
      readonly component: ComponentType<object>;
      readonly version: string;
      /** The module of the container that it came from. */
      readonly module: RemoteModule;
      /** A task of the remote held the page up: the person is offered to go on without it. */
      readonly isBlocking?: boolean;
    }
  | { readonly status: 'failed'; readonly attempt: number; readonly reason: FailureReason; readonly phase: LoadPhase }
  | { readonly status: 'skipped'; readonly attempt: number; readonly reason: SkipReason };

export interface ContributionKey {
  readonly remote: string;
  readonly contribution: string;
}
