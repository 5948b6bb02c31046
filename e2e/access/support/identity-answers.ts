import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

/** A check that lacks something: the wizard with the reason above it. */
export const identityOverview: CallValue<'identity.overview'> = exampleValue('identity.overview');
export const identityQueue: CallValue<'identityAdmin.queue'> = exampleValue('identityAdmin.queue');
/** A check that the operator reviews. */
export const identityCheck: CallValue<'identityAdmin.detail'> = exampleValue('identityAdmin.detail');
