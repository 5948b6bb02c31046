import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';

/** Reads the facts of the signed-in person again when the server says that they have changed: menu entries appear without a reload. */
export const followFacts = (): (() => void) => runtime().bus.subscribe('session.facts', () => void readFacts());

/** A read that fails leaves the menus as they are; the next page has the facts. */
export async function readFacts(): Promise<void> {
  const { session } = runtime();
  const subject = session.getState().member?.id;
  if (subject === undefined) return;
  const info = await callApi('member.info', {}).catch(() => null);
  const current = session.getState();
  if (current.state === 'guest' || info?.id !== subject || current.member.id !== subject) return;
  session.setState({ ...current, member: { ...current.member, facts: info.facts } }, true);
}
