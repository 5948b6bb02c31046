import { expect, test } from 'vitest';
import { type ParticipationState, promotionAction, type ShownFacts, shownState } from './states';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const facts = (promotion: Partial<ShownFacts['promotion']> = {}, state: ParticipationState | null = null) => ({
  now: at('2026-06-15'),
  promotion: {
    ...({ state: 'published', isBudgetLeft: true, trigger: 'deposit', enrolment: 'join', delivery: 'claim' } as const),
    startsAt: at('2026-06-01'),
    endsAt: at('2026-07-01'),
    ...promotion,
  },
  participation: state && { state, claimableUntil: null },
  isBarred: false,
});
const shown = (...args: Parameters<typeof facts>) => shownState(facts(...args));

test('time, state and budget decide whether a promotion can be joined', () => {
  expect(shown()).toBe('join');
  expect(shown({ startsAt: at('2026-06-16') })).toBe('coming_soon');
  expect(shown({ endsAt: at('2026-06-15') })).toBe('closed');
  expect(shown({ endsAt: null })).toBe('join');
  expect(shown({ state: 'paused' })).toBe('closed');
  expect(shown({ isBudgetLeft: false })).toBe('closed');
  expect(shownState({ ...facts(), isBarred: true })).toBe('closed');
  expect(shownState({ ...facts(), isMissed: true })).toBe('closed');
  expect(shownState({ ...facts({}, 'joined'), isMissed: true })).toBe('closed');
  expect(shownState({ ...facts({}, 'completed'), isMissed: true })).toBe('claim');
  expect(shown({ enrolment: 'automatic' })).toBe('joined');
  expect(shown({ enrolment: 'automatic', trigger: 'code' })).toBe('join');
  expect(shownState({ ...facts({ enrolment: 'automatic' }), isGuest: true })).toBe('join');
});

test('each state of a member is shown in the words of the specification', () => {
  expect(shown({}, 'joined')).toBe('joined');
  expect(shown({ trigger: 'ranking' }, 'joined')).toBe('signed_up');
  expect(shown({}, 'applied')).toBe('applying');
  expect(shown({}, 'active')).toBe('process');
  expect(shown({}, 'completed')).toBe('claim');
  expect(shown({ delivery: 'automatic' }, 'completed')).toBe('process');
  expect(shown({}, 'paid')).toBe('claimed');
  expect(shown({ delivery: 'automatic' }, 'paid')).toBe('issued');
  expect(shown({}, 'rejected')).toBe('rejected');
  for (const state of ['forfeited', 'expired', 'cancelled'] as const) expect(shown({}, state)).toBe('closed');
});

test('what was earned stays when the promotion ends, until it lapses or the member is barred', () => {
  expect(shown({ state: 'ended', isBudgetLeft: false }, 'completed')).toBe('claim');
  expect(shown({ state: 'ended' }, 'joined')).toBe('closed');
  const lapsed = { ...facts(), participation: { state: 'completed', claimableUntil: at('2026-06-15') } as const };
  expect(shownState(lapsed)).toBe('closed');
  expect(shownState({ ...facts({}, 'completed'), isBarred: true })).toBe('closed');
});

test('names what a member does next', () => {
  const automatic = 'automatic';
  expect(promotionAction('join', { trigger: 'deposit', enrolment: 'join' })).toBe('join');
  expect(promotionAction('join', { trigger: 'code', enrolment: automatic })).toBe('enter_code');
  expect(promotionAction('join', { trigger: 'social', enrolment: automatic })).toBe('apply');
  expect(promotionAction('join', { trigger: 'screen', enrolment: automatic })).toBe('open');
  expect(promotionAction('joined', { trigger: 'deposit', enrolment: automatic })).toBe('deposit');
  expect(promotionAction('joined', { trigger: 'birthday', enrolment: automatic })).toBeNull();
  expect(promotionAction('claim', { trigger: 'birthday', enrolment: automatic })).toBe('claim');
  expect(promotionAction('closed', { trigger: 'code', enrolment: automatic })).toBeNull();
});
