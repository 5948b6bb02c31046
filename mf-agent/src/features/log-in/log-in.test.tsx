import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import AgentLogInPage from './log-in.page';

const answer = {
  token: null,
  state: 'agent' as const,
  member: mockSession('agent').member,
  firstTimeLogin: false,
  passwordExpired: false,
};

async function logIn(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { agent: en }, path: '/agent' });
  const sessionStates: string[] = [];
  shell.runtime.bus.subscribe('session.changed', ({ state }) => sessionStates.push(state));
  shell.render(<AgentLogInPage />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.type(screen.getByLabelText(/User name/), ' rafiq1 ');
  await user.type(screen.getByLabelText(/^Password/), 'secret-7');
  await user.click(screen.getByText('Log in'));
  return { shell, sessionStates, user };
}

describe('the agents’ login', () => {
  it('says what agents get, and remembers nobody', async () => {
    const shell = await mockShell({ messages: { agent: en }, path: '/agent' });
    shell.render(<AgentLogInPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(Object.values(en.logIn.blurb).map(({ title }) => title));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('enters the agents’ site and tells the shell who came', async () => {
    const { shell, sessionStates } = await logIn({ 'session.login': answer as never });
    await waitFor(() => expect(sessionStates).toEqual(['agent']));
    expect(shell.calls).toMatchObject([
      { id: 'session.login', input: { username: 'rafiq1', password: 'secret-7', site: 'agent' } },
    ]);
  });

  it('opens the password popup when the password has to be changed', async () => {
    const { shell } = await logIn({ 'session.login': { ...answer, passwordExpired: true } as never });
    await waitFor(() => expect(shell.serviceCalls.map(({ service }) => service)).toEqual(['openModal']));
  });

  it('goes on with the shell’s confirmation when the address is new to the account', async () => {
    const details = { challenge: 'c'.repeat(43), methods: [{ method: 'payeeName', hint: null }] };
    const { shell } = await logIn({
      'session.login': () => {
        throw new ApiError('step_up_required', null, details);
      },
    });
    await waitFor(() =>
      expect(shell.serviceCalls).toEqual([
        { service: 'openModal', values: ['step-up', { ...details, returnTo: '/agentHome' }] },
      ]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the captcha once the server asks for it', async () => {
    const { sessionStates } = await logIn({
      'session.login': () => {
        throw new ApiError('captcha_required');
      },
      'session.captcha': 'cGljdHVyZQ==',
    });
    expect(await screen.findByAltText('Captcha picture: type its digits')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(sessionStates).toEqual([]);
  });

  it('offers to reset the password where the brand allows it', async () => {
    const { runtime } = await mockShell();
    const brand = { ...runtime.boot.brand, flags: { FORGOTEMAIL3: true } };
    const shell = await mockShell({ messages: { agent: en }, path: '/agent', boot: { brand } });
    shell.render(<AgentLogInPage />);
    await userEvent.click(screen.getByRole('button', { name: en.logIn.forgot }));
    expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['forgetPassModal'] }]);
  });

  it('does not offer it where the brand does not', async () => {
    const shell = await mockShell({ messages: { agent: en }, path: '/agent' });
    shell.render(<AgentLogInPage />);
    expect(screen.queryByRole('button', { name: en.logIn.forgot })).toBeNull();
  });

  it('lets an agent who is in already straight through', async () => {
    const shell = await mockShell({ session: mockSession('agent'), messages: { agent: en }, path: '/agent' });
    shell.render(<AgentLogInPage />);
    expect(shell.address()).toBe('/agentHome');
  });
});
