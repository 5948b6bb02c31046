import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { callDeployment, type Deployment } from '../release/call-deployment';

/** Options of the commands after publishing, as they were typed. */
export interface MoveOptions {
  /** Origin of the console. */
  readonly to?: string | undefined;
  readonly brand?: string | undefined;
  /** Left out: package.json's, but for `rollback`. */
  readonly version?: string | undefined;
  readonly percent?: string | undefined;
  readonly reason?: string | undefined;
}

export const MOVES = ['status', 'preview', 'canary', 'promote', 'rollback', 'retire'] as const;
export type Move = (typeof MOVES)[number];

/** Options that a command cannot do without. */
const REQUIRED: Readonly<Record<Move, readonly (keyof MoveOptions)[]>> = {
  status: ['to'],
  preview: ['to', 'brand'],
  canary: ['to', 'brand', 'percent', 'reason'],
  promote: ['to', 'brand', 'reason'],
  rollback: ['to', 'brand', 'reason'],
  retire: ['to', 'version', 'reason'],
};

export const isMove = (command: string): command is Move => (MOVES as readonly string[]).includes(command);

/** Whether all that a command needs was given. */
export const hasOptions = (move: Move, options: MoveOptions): boolean =>
  REQUIRED[move].every((name) => options[name] !== undefined);

/**
 * What a team does with its remote after publishing, by the rights of its token (`MARQUEE_RELEASE_TOKEN`).
 * @param folder of the remote
 * @returns what is printed
 * @throws with the reasons when it is refused
 */
export async function moveRelease(move: Move, folder: string, options: MoveOptions): Promise<string> {
  const { MARQUEE_RELEASE_TOKEN: token } = process.env;
  if (!token) throw new Error('MARQUEE_RELEASE_TOKEN is not set: an operator issues the token of your team');
  const remote = fieldOf(folder, 'remote.json', 'id');
  const deployment = { to: options.to ?? '', token };
  if (move === 'status') return statusText(await readStatus(deployment, remote));
  const { brand = '', reason = '' } = options;
  const version = options.version ?? (move === 'rollback' ? undefined : fieldOf(folder, 'package.json', 'version'));
  const call = caller(deployment, remote);
  if (move === 'preview') {
    const { url, expiresAt } = await call('preview', 'releases.preview', { brand, version: version ?? '' });
    return `${url}\nuntil ${expiresAt}`;
  }
  if (move === 'retire') {
    await call('retire', 'releases.retire', { version: version ?? '', reason });
    return `${remote} ${version} is off the list`;
  }
  const status = (await readStatus(deployment, remote)).find((candidate) => candidate.brand === brand);
  if (!status) throw new Error(`${brand} is no brand of your team`);
  const fields = { brand, revision: status.revision, reason };
  if (move === 'rollback') {
    const target = await call('rollback', 'releases.rollback', { ...fields, ...(version && { version }) });
    return `${brand} is back on ${remote} ${target.version}`;
  }
  const forward = { ...fields, version: version ?? '' };
  if (move === 'promote') await call('promote', 'releases.promote', forward);
  else await call('canary', 'releases.canary', { ...forward, canaryPercent: Number(options.percent) });
  return `${remote} ${version} goes to ${move === 'promote' ? 'every visitor' : `${options.percent} % of the visitors`} of ${brand}`;
}

type MoveCall = `releases.${Exclude<Move, 'status'>}`;

const caller =
  (deployment: Deployment, remote: string) =>
  <Id extends MoveCall>(path: string, _id: Id, fields: Omit<CallRequest<Id>, 'remote'>): Promise<CallValue<Id>> =>
    callDeployment(deployment, `/ops/releases/${remote}/${path}`, fields);

const readStatus = (deployment: Deployment, remote: string): Promise<CallValue<'releases.status'>> =>
  callDeployment(deployment, `/ops/releases/${remote}/status`);

/** What each brand runs, and below it how the releases did there. */
export function statusText(brands: CallValue<'releases.status'>): string {
  return brands
    .flatMap(({ brand, releases, ...status }) => [
      `${brand}: ${stateOf(status)}`,
      ...releases.map((release) => `  ${release.version}  ${resultOf(release)}${rolesOf(release.version, status)}`),
    ])
    .join('\n');
}

type Status = Omit<CallValue<'releases.status'>[number], 'brand' | 'releases'>;
type ListedRelease = CallValue<'releases.status'>[number]['releases'][number];

function stateOf({ enabled, stable, rollOut }: Status): string {
  if (stable === null) return 'has not had this remote';
  const state = enabled ? 'on' : 'off';
  return rollOut ? `${state}, roll-out of ${rollOut.version} is ${rollOut.state}` : state;
}

function resultOf({ proof, good, bad }: ListedRelease): string {
  const loads = good + bad;
  const result = loads === 0 ? 'no loads' : `${bad} of ${loads} loads failed`;
  if (proof === null) return result;
  return `${proof === 'good' ? 'proved' : 'bad'}, ${result}`;
}

function rolesOf(version: string, { stable, previous, canary, canaryPercent, pinned }: Status): string {
  const roles = [
    ...(pinned === version ? ['pinned'] : []),
    ...(stable === version ? ['stable'] : []),
    ...(canary === version && canaryPercent > 0 ? [`canary of ${canaryPercent} %`] : []),
    ...(previous === version ? ['fall-back'] : []),
  ];
  return roles.length > 0 ? `  (${roles.join(', ')})` : '';
}

function fieldOf(folder: string, file: string, field: string): string {
  try {
    const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Readonly<Record<string, unknown>>;
    return String(content[field]);
  } catch {
    throw new Error(`${folder} has no ${file}: run this in the folder of a remote`);
  }
}
