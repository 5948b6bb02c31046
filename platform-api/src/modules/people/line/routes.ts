import type { On } from '../../../platform/http/call-registrar';
import type { MemberService } from '../member/service';
import type { RegistrationGate } from '../member/registration-gate';
import type { SignIn } from '../session/sign-in';
import type { Activation } from './activation';
import type { Campaigns } from './campaigns';
import type { Postbacks } from './postbacks/postbacks';
import type { InvitationLinks } from './invitation-links';
import type { Line } from './line';
import type { LineRegistrations } from './registrations';

export interface LineRouteParts {
  readonly members: Pick<MemberService, 'markFirstLogin'>;
  readonly lineRegistrations: LineRegistrations;
  readonly registrationGate: RegistrationGate;
  readonly activation: Activation;
  readonly invitationLinks: InvitationLinks;
  readonly campaigns: Campaigns;
  readonly postbacks: Postbacks;
  readonly line: Line;
  readonly signIn: SignIn;
}

export function lineRoutes(on: On, parts: LineRouteParts): void {
  const { members, lineRegistrations: registrations, activation, invitationLinks: links, line, signIn } = parts;
  const { registrationGate: gate, campaigns, postbacks } = parts;
  on('agent.registerSettings', (_input, { member, brand }) => registrations.settings(member, brand));
  on('agent.register', (request, context) => registrations.register(context.member, context, request));
  on('agent.renewActivation', (request, context) => registrations.renew(context.member, context, request));
  on('agent.invitationLinks', (page, { member }) => links.list(member, page));
  on('agent.createInvitationLink', (link, { member, brand }) => links.create(member, brand, link));
  on('agent.endInvitationLink', async ({ code }, { member }) => {
    await links.end(member, code);
    return null;
  });
  on('agent.changeInvitationLink', (link, { member }) => links.change(member, link));
  on('agent.campaigns', (request, { member, brand }) => campaigns.list(member, brand, request));
  on('agent.postbacks', (_request, { member }) => postbacks.show(member));
  on('agent.setPostback', (request, { member, brand }) => postbacks.set(member, brand, request));
  on('agent.renewPostbackSecret', (_request, { member }) => postbacks.renewSecret(member));
  on('agent.testPostback', async (request, { member, brand }) => {
    await postbacks.test(member, brand, request);
    return null;
  });
  on('agent.postbackDeliveries', (page, { member }) => postbacks.deliveries(member, page));
  on('member.invitationVisit', (request, context) => links.visit(request, context));
  on('member.activation', ({ secret }, context) => activation.accountOf(secret, context));
  on('member.activate', async (input, context) => {
    // An account that its owner takes over is one more of the address, like one that registers by itself.
    await gate.requireRoom(context.ip);
    const admit = () => gate.requirePerson(context, input);
    const member = await activation.activate(input, { ...context, admit });
    await gate.count(context.ip);
    await members.markFirstLogin(member);
    return signIn(member, context, { withPassword: true, transport: input.transport, firstTimeLogin: true });
  });
  on('agent.line', (request, { member, brand }) => line.members(member, brand, request));
  on('agent.lineMember', (request, { member, brand }) => line.member(member, brand, request));
  on('agent.noteDownline', (request, { member, brand }) => line.note(member, brand, request));
  on('agent.setPrizeGroup', async (request, context) => {
    await line.setGroup(context.member, context, request);
    return null;
  });
}
