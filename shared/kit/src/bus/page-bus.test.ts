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
    const listener = vi.fn();
    bus.subscribe('wallet.balance', listener);
    expect(listener).toHaveBeenCalledExactlyOnceWith(balance, 'shell');
  });

  it('does not replay a signal', () => {
    const { bus } = busWithReport();
    bus.publish('games.launched', { nodeId: 1 });
    const listener = vi.fn();
    bus.subscribe('games.launched', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('drops and reports a payload that does not match its topic', () => {
    const { bus, report } = busWithReport();
    const listener = vi.fn();
    bus.subscribe('wallet.balance', listener);
    bus.publish('wallet.balance', { balance: 'a lot', currency: 'BDT' }, 'mf-wallet');
    bus.publish('wallet.balance', { ...balance, extra: 1 } as never, 'mf-wallet');
    bus.publish('no.such.topic' as never, {} as never, 'mf-wallet');
    expect(listener).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenLastCalledWith('no.such.topic', 'mf-wallet');
  });

  it('sends cross-tab topics to the other tabs with their origin', async () => {
    const here = busWithReport().bus;
    const there = busWithReport().bus;
    const listener = vi.fn();
    there.subscribe('session.changed', listener);
    here.publish('session.changed', { state: 'guest' });
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ state: 'guest' }, 'other-tab'));
  });

  it('notifies no removed listener', () => {
    const { bus } = busWithReport();
    const listener = vi.fn();
    bus.subscribe('wallet.balance', listener)();
    bus.publish('wallet.balance', balance);
    expect(listener).not.toHaveBeenCalled();
  });
});
