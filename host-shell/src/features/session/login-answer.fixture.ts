import type { CallValue } from '@marquee/contract/calls/index';
import { mockSession } from '@marquee/testing/mock-shell';

type Answer = CallValue<'session.login'>;

/** The server's answer to a login or a trial session. */
export const loginAnswer = (state: 'member' | 'agent' | 'trial' = 'member', changes: Partial<Answer> = {}): Answer => ({
  token: null,
  state,
  member: mockSession(state).member as Answer['member'],
  firstTimeLogin: false,
  passwordExpired: false,
  ...changes,
});
