import { Failure } from '../../../../platform/failure';

/** Operators learn that a member may not play, and not why or until when. */
export function byMemberState(error: unknown): never {
  if (error instanceof Failure && (error.code === 'timed_out' || error.code === 'self_excluded'))
    throw new Failure('play_barred', undefined, { cause: error });
  throw error;
}
