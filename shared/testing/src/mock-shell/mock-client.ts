import type { CallId, CallRequest, CallValue } from '@marquee/contract/calls/index';
import { ApiError } from '@marquee/kit';
import type { ApiClient } from '@marquee/kit/host';

/** What the server answers: a value, or a function of the request that may throw an `ApiError`. */
export type MockAnswers = {
  readonly [Id in CallId]?: CallValue<Id> | ((input: CallRequest<Id>) => CallValue<Id> | Promise<CallValue<Id>>);
};

export interface RecordedCall {
  readonly id: CallId;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface MockClient {
  readonly client: ApiClient;
  /** Every call made, in order. */
  readonly calls: readonly RecordedCall[];
}

/** An answer of any call: its type is checked in `MockAnswers`. */
type Answer = object | ((input: unknown) => unknown);

/** A client that answers from a table; a call that the table lacks fails with `not_found`. */
export function mockClient(answers: MockAnswers): MockClient {
  const calls: RecordedCall[] = [];
  const client: ApiClient = {
    async call(id, input, options) {
      calls.push({ id, input, idempotencyKey: options?.idempotencyKey });
      const answer = answers[id] as Answer | undefined;
      if (answer === undefined) throw new ApiError('not_found', `no answer for ${id}`);
      return (typeof answer === 'function' ? answer(input) : answer) as CallValue<typeof id>;
    },
  };
  return { client, calls };
}
