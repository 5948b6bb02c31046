import type { CallId, CallRequest, CallValue } from '../calls/index';

const play = { stake: '1200.00', validBet: '1180.00', payout: '1350.50', net: '150.50' };
const figures = { ...play, rebates: '4.72', promotions: '50.00', result: '205.22' };

export const profitLossExamples = {
  'records.profitLoss': {
    request: { from: '2026-03-01', to: '2026-03-31', by: 'week' },
    value: {
      periods: [{ from: '2026-03-02', to: '2026-03-08', ...figures }],
      totals: figures,
      best: { day: '2026-03-04', result: '310.00' },
      worst: { day: '2026-03-06', result: '-104.78' },
      funds: { deposits: '1000.00', withdrawals: '400.00', transfers: '0.00', netPosition: '-600.00' },
      secondsPlayed: 5_400,
    },
  },
  'records.profitLossByGame': {
    request: { from: '2026-03-01', to: '2026-03-31', by: 'vendor' },
    value: { rows: [{ id: 'BGS', name: 'Boathouse', ...play }], totals: play },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
