import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageBus, type PageBus } from './page-bus';

const balance = { balance: '10.00', currency: 'BDT' };
const buses: PageBus[] = [];

function busWithReport() {
  const report = vi.fn();
  const bus = createPageBus(report);
  buses.push(bus);
  return { bus, report };
}

afterEach(() => {
  for (const bus of buses.splice(0)) bus.close();
});

describe('the page’s event bus', () => {
  it('gives a late subscriber the last value of a state topic', () => {
    const { bus } = busWithReport();
    bus.publish('wallet.balance', balance);
    const heard = vi.fn();
    bus.subscribe('wallet.balance', heard);
    expect(heard).toHaveBeenCalledExactlyOnceWith(balance, 'shell');
  });

  it('does not replay a signal', () => {
    const { bus } = busWithReport();
    bus.publish('games.launched', { nodeId: 1 });
    const heard = vi.fn();
    bus.subscribe('games.launched', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('drops and reports a payload that does not fit its topic', () => {
    const { bus, report } = busWithReport();
    const heard = vi.fn();
    bus.subscribe('wallet.balance', heard);
    bus.publish('wallet.balance', { balance: 'a lot', currency: 'BDT' }, 'mf-wallet');
    bus.publish('wallet.balance', { ...balance, extra: 1 } as never, 'mf-wallet');
    bus.publish('no.such.topic' as never, {} as never, 'mf-wallet');
    expect(heard).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenLastCalledWith('no.such.topic', 'mf-wallet');
  });

  it('carries cross-tab topics to the other tabs and marks whence they came', async () => {
    const here = busWithReport().bus;
    const there = busWithReport().bus;
    const heard = vi.fn();
    there.subscribe('session.changed', heard);
    here.publish('session.changed', { state: 'guest' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ state: 'guest' }, 'other-tab'));
  });

  it('is silent to whoever left', () => {
    const { bus } = busWithReport();
    const heard = vi.fn();
    bus.subscribe('wallet.balance', heard)();
    bus.publish('wallet.balance', balance);
    expect(heard).not.toHaveBeenCalled();
  });
});
