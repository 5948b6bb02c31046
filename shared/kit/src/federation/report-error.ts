import type { RemoteReport, ReportRemote } from './telemetry';

/** Reports an error with the digest of its stack. What reads stacks is loaded by the first error. */
export function reportError(report: ReportRemote, failure: RemoteReport, error: unknown): void {
  import(/* webpackChunkName: "stack" */ './stack').then(
    ({ stackDigest }) => report({ ...failure, digest: stackDigest(error) }),
    () => report(failure),
  );
}
