import accounts from './demo-accounts.json' with { type: 'json' };

export interface DemoOperator {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface DemoMember {
  readonly brand: string;
  readonly account: string;
  readonly password: string;
  readonly type: number;
  readonly nickname: string;
  readonly language: string;
  /** Set with the demo history only. */
  readonly withdrawPassword?: string;
  readonly affiliateCode?: string;
  /** An agent's float in currency units, for transfers to downlines. */
  readonly float?: string;
  /** Account of the upline agent, which must come first in the list. */
  readonly upline?: string;
}

/** The demo accounts; `npm start` prints them. They are created unless `MARQUEE_DEMO` is `off`. */
export const demoAccounts: {
  readonly operator: DemoOperator;
  /** Large withdrawals need two. */
  readonly secondOperator: DemoOperator;
  readonly members: readonly DemoMember[];
} = accounts;

/** The accounts for display, one per line. */
export function demoAccountLines(environment: NodeJS.ProcessEnv = process.env): string[] {
  if (environment['MARQUEE_DEMO'] === 'off') return [];
  const { operator, secondOperator, members } = demoAccounts;
  const hasHistory = environment['MARQUEE_DEMO'] === 'on';
  const lines = members.map(({ brand, account, password, withdrawPassword, affiliateCode, upline }) => {
    const remarks = [
      ...(upline ? [`agent below ${upline}`] : affiliateCode ? [`agent, affiliate code ${affiliateCode}`] : []),
      ...(hasHistory && withdrawPassword ? [`withdraw password ${withdrawPassword}`] : []),
    ];
    return `${brand}: ${account} / ${password}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
  });
  const consoleLines = [operator, secondOperator].map(({ email, password }) => `console: ${email} / ${password}`);
  return [...lines, ...consoleLines];
}
