import type { Finding, Proof } from './proof';

interface Circumstances {
  readonly cores: number;
  readonly at: Date;
}

const TITLES: Readonly<Record<string, string>> = {
  faults: '20 faults in every remote',
  skew: 'Versions of shell and remotes',
  'one brand': 'One brand changed, another not',
  'outside team': 'A team outside',
  'roll-outs': 'Roll-outs with nobody in the console',
  telemetry: 'Forged telemetry',
  development: 'A remote in development',
  'first visit': 'Cost to a first visit',
};

/** docs/independence.md: one table of findings, then the tables behind them. */
export function independencePage(proofs: ReadonlyMap<string, Proof>, { cores, at }: Circumstances): string {
  const rows = [...proofs].flatMap(([name, { findings }]) => [`| **${titleOf(name)}** | | |`, ...findings.map(rowOf)]);
  const details = [...proofs].flatMap(([name, proof]) =>
    proof.details === undefined ? [] : [`## ${titleOf(name)}\n\n${proof.details}\n`],
  );
  return `# Independence

Written by \`pnpm prove:independence\` (last: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cores} cores). It starts the product as the browser tests
do. Short forms run in \`npm test\`: \`e2e/federation/*.e2e.ts\`, \`skew-matrix.test.ts\`, \`roll-outs.db.test.ts\`, \`telemetry.db.test.ts\`. Only here:
a fault for a reason that another fault of the short form names, and the replacement of components by \`pnpm dev\`.
A bad cell is bold.

| what | target | result |
|---|---|---|
${rows.join('\n')}

${details.join('\n')}`;
}

const titleOf = (name: string): string => TITLES[name] ?? name;

const rowOf = ({ what, target, result, isGood }: Finding): string =>
  `| ${what} | ${target} | ${isGood ? result : `**${result}**`} |`;
