/** The identity level of a member on a day of the brand: what decides about it is kept as it is until the transaction ends. */
export { readLevel as readIdentityLevel } from './check-repository';
