import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MinesPlay, useMines } from '../mines/use-mines';
import { GameContext, type GameContextValue } from './game-context';
import { MINED_CELL, type MinesEngine, minesEngine } from './mines-engine.fixture';

const roots: Root[] = [];

/** A page of the player's: its play as last rendered, what it said went wrong, and the balance it shows. */
interface Page {
  play: MinesPlay;
  readonly failures: string[];
  balance: string;
  close(): void;
}

async function openPage({ client }: MinesEngine): Promise<Page> {
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  const page = { failures: [], balance: '', close: () => act(() => root.unmount()) } as unknown as Page;
  const game = {
    client,
    setBalance: (balance: string) => {
      page.balance = balance;
    },
    fail: (error: Error) => page.failures.push(error.message),
    dismissProblem: () => undefined,
  } as Partial<GameContextValue> as GameContextValue;
  const Probe = () => {
    page.play = useMines();
    return null;
  };
  await act(async () =>
    root.render(
      <GameContext value={game}>
        <Probe />
      </GameContext>,
    ),
  );
  return page;
}

/** Does something and waits for its answer. */
const make = (work: () => void) => act(async () => work());

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

describe('a bet whose answer is lost', () => {
  it('is found by the next read of the open round', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    engine.loseAnswers(1);
    await make(() => page.play.start('100.00', 1));
    expect(page.failures).toEqual(['network_abnormal']);
    expect(page.play.round).toMatchObject({ state: 'open', roundId: engine.rounds[0]?.roundId });
  });

  it('is repeated under its id and stays one bet', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    engine.loseAnswers(2);
    await make(() => page.play.start('100.00', 1));
    expect(page.play.round).toBeNull();
    await make(() => page.play.start('100.00', 1));
    expect(engine.rounds).toHaveLength(1);
    expect(page.play.round).toMatchObject({ state: 'open', roundId: engine.rounds[0]?.roundId });
  });

  it('does not share its id with the next bet once its round is over', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    engine.loseAnswers(1);
    await make(() => page.play.start('100.00', 1));
    await make(() => page.play.open(MINED_CELL));
    await make(() => page.play.start('100.00', 1));
    expect(engine.rounds.map(({ state }) => state)).toEqual(['lost', 'open']);
    expect(page.play.round?.roundId).toBe(engine.rounds[1]?.roundId);
    expect(page.failures).toEqual(['network_abnormal']);
  });

  it('does not share its id with a different bet', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    engine.loseAnswers(2);
    await make(() => page.play.start('100.00', 1));
    await make(() => page.play.start('200.00', 1));
    expect(page.failures).toEqual(['network_abnormal', 'round_in_play']);
    expect(page.play.round).toMatchObject({ stake: '100.00', state: 'open' });
    expect(engine.rounds).toHaveLength(1);
  });
});

describe('a round in play', () => {
  it('is read again after a move whose answer was lost', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    await make(() => page.play.start('100.00', 1));
    engine.loseAnswers(1);
    await make(() => page.play.open(3));
    expect(page.play.round?.picks).toEqual([3]);
    expect(page.play.pending).toBeNull();
  });

  it('shows its payout when the answer of the cash-out was lost', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    await make(() => page.play.start('100.00', 1));
    await make(() => page.play.open(3));
    engine.loseAnswers(1);
    await make(() => page.play.cashOut());
    expect(page.play.round).toMatchObject({ state: 'won', payout: '110.00' });
    expect(page.balance).toBe('1010.00');
  });

  it('is resumed when the page is opened again', async () => {
    const engine = minesEngine();
    const first = await openPage(engine);
    await make(() => first.play.start('100.00', 1));
    await make(() => first.play.open(7));
    first.close();
    const second = await openPage(engine);
    expect(second.play.round).toMatchObject({ state: 'open', picks: [7] });
    await make(() => second.play.cashOut());
    expect(engine.rounds.map(({ state }) => state)).toEqual(['won']);
  });

  it('makes one call at a time', async () => {
    const engine = minesEngine();
    const page = await openPage(engine);
    await make(() => {
      page.play.start('100.00', 1);
      page.play.start('100.00', 1);
    });
    expect(engine.rounds).toHaveLength(1);
    expect(page.failures).toEqual([]);
  });
});

describe('two pages of one player', () => {
  it('play the same round: a bet on the second finds the round of the first', async () => {
    const engine = minesEngine();
    const [first, second] = [await openPage(engine), await openPage(engine)];
    await make(() => first.play.start('100.00', 1));
    await make(() => second.play.start('100.00', 1));
    expect(second.failures).toEqual(['round_in_play']);
    expect(second.play.round?.roundId).toBe(first.play.round?.roundId);
    expect(engine.rounds).toHaveLength(1);
  });

  it('show the result of a round that the other page has finished', async () => {
    const engine = minesEngine();
    const first = await openPage(engine);
    await make(() => first.play.start('100.00', 1));
    await make(() => first.play.open(3));
    const second = await openPage(engine);
    await make(() => second.play.cashOut());
    await make(() => first.play.open(4));
    expect(first.failures).toEqual(['round_over']);
    expect(first.play.round).toMatchObject({ state: 'won', picks: [3] });
    expect(first.balance).toBe('1010.00');
  });

  it('are alike again as soon as one looks at the other', async () => {
    const engine = minesEngine();
    const first = await openPage(engine);
    await make(() => first.play.start('100.00', 1));
    await make(() => first.play.open(3));
    const second = await openPage(engine);
    await make(() => second.play.cashOut());
    await make(() => void window.dispatchEvent(new Event('focus')));
    expect(first.play.round).toMatchObject({ state: 'won' });
    expect(first.failures).toEqual([]);
  });
});
