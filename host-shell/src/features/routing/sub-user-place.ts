import type { BootDocument } from '@marquee/contract/boot';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import type { RouteContribution } from '@marquee/contract/remote-manifest';
import type { MemberInfo } from '@marquee/contract/session';
import { menuOf } from '@marquee/kit';
import { routesOf } from '@marquee/kit/host';
import type { PageRoute } from './page-route';

type Person = Pick<MemberInfo, 'type' | 'facts'>;

/** Whether a sub-user of an agent may see a page. */
const opensTo = ({ subUser }: Pick<RouteContribution, 'subUser'>, { facts }: Person): boolean =>
  subUser !== undefined && (subUser === 'own' || facts.includes(`office.${subUser}`));

/**
 * Where a sub-user of an agent is led from a page that is not for them: the first of the office's menu that is, else the one about the own
 * account. @returns null for everybody else, and where the page may be seen
 */
export function subUserPlace(boot: BootDocument, route: PageRoute, person: Person | null): string | null {
  if (person?.type !== SUB_USER_TYPE) return null;
  if (route.kind === 'remote' && opensTo(route.contribution, person)) return null;
  const open = routesOf(boot).filter((contribution) => opensTo(contribution, person));
  const paths = new Set(open.map(({ pattern }) => pattern));
  const first = menuOf(boot, 'agent', 'agent', person.facts).find(({ to }) => paths.has(to));
  return first?.to ?? open.find(({ subUser }) => subUser === 'own')?.pattern ?? null;
}
