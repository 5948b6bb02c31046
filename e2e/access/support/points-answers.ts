import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';

export const points = exampleValue('points.balance');

export const redeems: CallValue<'points.redeemList'> = listOf(
  { ...exampleValue('points.redeem'), status: 'rejected', changedPoints: 0, remark: 'Sold out' },
  { ...exampleValue('points.convert'), transactionId: '01J9ZQ8B3V6KE' },
);

export const pointDetails = exampleValue('points.details');

export const withdrawPassword: CallValue<'withdrawPassword.state'> = { isSet: true, digits: 6, lockedUntil: null };

export const redeemQueue: CallValue<'pointsAdmin.redeems'> = listOf({
  ...exampleValue('pointsAdmin.approve'),
  status: 'in_process',
  shipment: null,
  decidedBy: null,
  decidedAt: null,
});

export const grants = exampleValue('pointsAdmin.grants');
