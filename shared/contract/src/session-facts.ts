/**
 * What the server says of a signed-in person beside the state, for menu entries that depend on it (`when.facts`). `contract.*`: an agent
 * has, or had, a contract of the type (the `divtypereq`, `dailysalreqtype`, `contracthoursalreq` and `realtimesalreqtype` of the
 * specification), so there are records of what it pays. A fact that was once true stays.
 */
export const SESSION_FACTS = [
  'contract.dividend',
  'contract.dailySalary',
  'contract.hourlySalary',
  'contract.realTimeSalary',
] as const;
export type SessionFact = (typeof SESSION_FACTS)[number];
