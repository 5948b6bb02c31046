import type { CallValue } from '@marquee/contract/calls/index';
import { PROTECTION_MEASURES, type ProtectionMeasure, protectionScore } from '@marquee/contract/protection';
import { mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, test } from 'vitest';
import en from '../../../messages/en.json';
import texts from '../messages/en.json';
import { ProtectionScore } from './protection-score';

const measures = Object.keys(PROTECTION_MEASURES) as ProtectionMeasure[];

async function show(done: readonly ProtectionMeasure[]) {
  const facts = Object.fromEntries(measures.map((measure) => [measure, done.includes(measure)]));
  const protection: CallValue<'security.overview'>['protection'] = {
    score: protectionScore(facts as Record<ProtectionMeasure, boolean>),
    measures: measures.map((measure) => ({ measure, isDone: done.includes(measure) })),
  };
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en, 'member-security': texts },
    answers: {
      'security.overview': () => ({ authenticator: { enabled: false, recoveryCodesLeft: 0 }, social: [], protection }),
    },
  });
  shell.render(<ProtectionScore />);
  return screen.findByRole('meter');
}

test('says how far it is, what is next with the way to it, and what is done', async () => {
  const meter = await show(['mobile', 'recentPassword']);
  expect(meter.getAttribute('aria-valuenow')).toBe('25');
  expect(meter.getAttribute('aria-valuetext')).toBe('25 of 100: basic');
  expect(screen.getByRole('heading', { name: 'Next step: E-mail address' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verify an e-mail address' }).getAttribute('href')).toBe(
    '/member?panel=contacts',
  );
  expect(screen.getByRole('link', { name: 'Confirm your identity' }).getAttribute('href')).toBe('/member/identity');
  expect(screen.getByRole('list', { name: 'Done' }).textContent).toBe('Mobile numberPassword changed within a year');
});

test('asks for nothing more once all is done', async () => {
  const meter = await show(measures);
  expect(meter.getAttribute('aria-valuetext')).toBe('100 of 100: very good');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each(measures)('%s has its texts and an address of the site', (measure) => {
  expect(Object.keys(texts.score.measure[measure])).toEqual(['title', 'hint', 'action']);
  expect(PROTECTION_MEASURES[measure].to).toMatch(/^\/member/);
});
