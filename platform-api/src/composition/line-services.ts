import { createAccountGroups } from '../modules/lottery/groups/account-groups';
import { createGroupIncome, type GroupIncome } from '../modules/lottery/groups/group-income';
import type { Audit } from '../modules/operators/audit/audit';
import type { DefineProposals } from '../modules/operators/proposals/kind';
import { createLineFigures, type LineFigures } from '../modules/people/agent/line-figures';
import { createAgentViews } from '../modules/people/agent/views';
import { createReportMails } from '../modules/people/agent/report-mails/report-mails';
import type { ReportSources } from '../modules/people/agent/report-mails/report-totals';
import { type AgentService, createAgentService } from '../modules/people/agent/service';
import { createContractService } from '../modules/people/contract/service';
import { createTopContracts } from '../modules/people/contract/top-admin';
import { activates } from '../modules/people/line/activation-repository';
import { hashSecret } from '../modules/people/line/activation-secret';
import { type ApplicationParts, createAgentApplications } from '../modules/people/line/applications/applications';
import { createActivation } from '../modules/people/line/activation';
import { createCampaigns } from '../modules/people/line/campaigns';
import { createInvitationLinks } from '../modules/people/line/invitation-links';
import { createLineExplorer } from '../modules/people/line/explorer';
import { createLine, type Line } from '../modules/people/line/line';
import { lockBrandLines } from '../modules/people/line/moves-repository';
import { createLineMoves } from '../modules/people/line/moves';
import { createDeliverPostback } from '../modules/people/line/postbacks/deliver-postback';
import { createPostbacks } from '../modules/people/line/postbacks/postbacks';
import { createSendPostback } from '../modules/people/line/postbacks/send-postback';
import { createLineSigns } from '../modules/people/line/signs';
import { createUnclaimedAccounts } from '../modules/people/line/unclaimed-accounts';
import { createRegistrationLinks } from '../modules/people/line/registration-links';
import { createLineRegistrations } from '../modules/people/line/registrations';
import type { Messaging } from '../modules/people/messaging/service';
import type { MemberService } from '../modules/people/member/service';
import { createRegistrationGate } from '../modules/people/member/registration-gate';
import { createRegistration, type RegistrationParts } from '../modules/people/member/registration';
import type { BrandService } from '../modules/site/brand/service';
import type { Queryable } from '../platform/database';
import type { HumanCheck } from '../platform/human-check/human-check';
import type { Platform } from '../platform/platform';
import type { SecretBox } from '../platform/secret-box';

interface LineParts extends Pick<RegistrationParts, 'codes' | 'provePhone' | 'isExcluded' | 'openAccounts'> {
  readonly audit: Audit;
  readonly human: HumanCheck;
  readonly postbackSecrets: SecretBox;
  readonly brands: BrandService;
  readonly members: MemberService;
}

/** Lines of agents: who registers whom, and what agents see and keep of those below. Prize groups are the lotteries'. */
export function createLines(platform: Platform, parts: LineParts) {
  const { brands, members } = parts;
  const { pool } = platform.database;
  const accountGroups = createAccountGroups();
  const postbacks = createPostbacks(platform, parts.postbackSecrets);
  const registrationLinks = createRegistrationLinks(platform, postbacks);
  return {
    accountGroups,
    registrationLinks,
    registration: createRegistration({
      platform,
      ...parts,
      links: registrationLinks,
      giveGroup: accountGroups.give,
    }),
    registrationGate: createRegistrationGate({ platform, ...parts }),
    activation: createActivation({ platform, ...parts }),
    activates: (memberId: bigint, secret: string) =>
      activates(pool, memberId, hashSecret(secret), platform.clock.now()),
    lineRegistrations: createLineRegistrations({ platform, ...parts, groups: accountGroups }),
    invitationLinks: createInvitationLinks(platform, accountGroups, members.inviterOf),
    campaigns: createCampaigns(platform, brands, postbacks),
    postbacks,
    deliverPostback: createDeliverPostback({
      platform,
      secrets: parts.postbackSecrets,
      send: createSendPostback(),
    }),
    line: createLine({ platform, ...parts, groups: accountGroups }),
    unclaimedAccounts: createUnclaimedAccounts({ platform, ...parts }),
    groupIncome: createGroupIncome(platform, brands),
  };
}

interface AgentParts extends Pick<ApplicationParts, 'sessions'> {
  readonly brands: BrandService;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
  readonly accountGroups: ReturnType<typeof createAccountGroups>;
}

/** The agents' office, and lines for operators: where members stand, and moves to other lines with their contracts and prize groups. */
export function createAgents(platform: Platform, parts: AgentParts) {
  const { accountGroups: groups } = parts;
  const contracts = createContractService(platform, parts.brands);
  return {
    agents: createAgentService(platform, parts.brands),
    agentViews: createAgentViews(platform),
    lineFigures: createLineFigures(platform.database.pool, platform.clock),
    contracts,
    async keepLines(tx: Queryable, brandId: number): Promise<void> {
      await lockBrandLines(tx, brandId);
      await contracts.moved.lock(tx, brandId);
    },
    lineExplorer: createLineExplorer({ platform, ...parts, groups }),
    lineSigns: createLineSigns(platform, parts.brands),
    agentApplications: createAgentApplications({ platform, ...parts }),
    topContracts: createTopContracts({ platform, ...parts, contracts }),
    lineMoves: createLineMoves({ platform, ...parts, groups, contracts: contracts.moved }),
  };
}

interface ReportParts {
  readonly brands: BrandService;
  readonly messaging: Messaging;
  readonly agents: AgentService;
  readonly lineFigures: LineFigures;
  readonly line: Line;
  readonly income: Pick<ReportSources, 'income' | 'waitingRuns'>;
  readonly groupIncome: GroupIncome;
  readonly key: string;
}

/** Saved reports by mail, with the figures of the services that answer the pages. */
export function createReports(
  platform: Platform,
  { agents, lineFigures, line, income, groupIncome, ...parts }: ReportParts,
) {
  const sources = {
    figures: lineFigures,
    teamBetting: agents.teamBetting,
    line: line.members,
    income: income.income,
    waitingRuns: income.waitingRuns,
    groupIncome: groupIncome.list,
  };
  return createReportMails({ platform, ...parts, sources });
}
