/**
 * Why a remote failed to load: unreachable, refused by the server, not a script (an HTML page in its place), other
 * bytes than the release's, too slow, its code threw, its libraries are incompatible with the shell's, it lacks a
 * part of its manifest, or a person turned it off because it held the page up.
 */
export type FailureReason =
  | 'network'
  | 'http'
  | 'not-script'
  | 'integrity'
  | 'timeout'
  | 'threw'
  | 'incompatible'
  | 'missing'
  | 'blocking';

/** The part of loading that failed; each has its time budget (`budget.ts`). */
export type LoadPhase = 'manifest' | 'script' | 'init' | 'contribution' | 'render';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly reason: FailureReason,
    readonly phase: LoadPhase,
    cause?: unknown,
    /** What is still on its way after a time-out. */
    readonly late?: LateArrival,
  ) {
    super(`${reason} in ${phase}`, { cause });
  }
}

/** A load that took longer than its budget, and goes on. */
export interface LateArrival<Value = unknown> {
  readonly value: Promise<Value>;
  /** Nobody waits for it any more: prepares another attempt on its release. */
  readonly abandon: () => void;
}

const SHARE_ERROR = /shared module/i;
const TRANSPORT_ERROR = /ScriptNetworkError|ChunkLoadError|Loading (CSS )?chunk/i;
const TIMEOUT_ERROR = /timed out|: timeout|\(timeout/i;

/**
 * Classifies a rejected load. A transport error is only `network` here; `diagnose-failure.ts` finds the exact reason.
 */
export function toLoadFailure(error: unknown, phase: LoadPhase): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (TIMEOUT_ERROR.test(text)) return new LoadFailure('timeout', phase, error);
  if (SHARE_ERROR.test(text)) return new LoadFailure('incompatible', phase, error);
  if (TRANSPORT_ERROR.test(text)) return new LoadFailure('network', phase, error);
  if (phase === 'script' && error instanceof SyntaxError) return new LoadFailure('not-script', phase, error);
  return new LoadFailure('threw', phase, error);
}
