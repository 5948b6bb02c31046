import type { CallId, CallRequest, CallValue } from '@marquee/contract/calls/index';
import { callExamples } from '@marquee/contract/openapi/examples';
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

/**
 * A client that answers from a table, and what the table lacks with the example of the call table. A call without either fails with
 * `not_found`; so does one whose answer is given as undefined.
 */
export function mockClient(answers: MockAnswers): MockClient {
  const calls: RecordedCall[] = [];
  const client: ApiClient = {
    async call(id, input, options) {
      calls.push({ id, input, idempotencyKey: options?.idempotencyKey });
      const answer = (id in answers ? answers[id] : callExamples[id]?.value) as Answer | undefined;
      if (answer === undefined) throw new ApiError('not_found', `no answer for ${id}`);
      return (typeof answer === 'function' ? answer(input) : answer) as CallValue<typeof id>;
    },
  };
  return { client, calls };
}
