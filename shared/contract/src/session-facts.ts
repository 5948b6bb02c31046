/**
 * What the server says of a signed-in person beside the state, for menu entries that depend on it (`when.facts`). `contract.*`: an agent
 * has, or had, a contract of the type (the `divtypereq`, `dailysalreqtype`, `contracthoursalreq` and `realtimesalreqtype` of the
 * specification), so there are records of what it pays. Such a fact stays once it was true. `office.*`: what somebody may see in the
 * agents' office: an agent everything, the `owner` alone what changes something; a sub-user what its rights say (`AGENT_RIGHTS`).
 */
export const SESSION_FACTS = [
  'contract.dividend',
  'contract.dailySalary',
  'contract.hourlySalary',
  'contract.realTimeSalary',
  'contract.acquisition',
  'office.owner',
  'office.figures',
  'office.income',
  'office.line',
  'office.support',
] as const;
export type SessionFact = (typeof SESSION_FACTS)[number];

/** What an agent sees of the own office. */
export const OFFICE_FACTS = SESSION_FACTS.filter((fact) => fact.startsWith('office.'));
