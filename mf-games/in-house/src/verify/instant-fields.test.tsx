import { startI18n } from '@marquee/kit/i18n/i18n';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '../app/use-text';
import bn from '../messages/bn.json';
import { InstantFields } from './instant-fields';
import { type InstantInput, readVerifyHash } from './verify-params';

let root: Root | null = null;
let input: InstantInput;

/** The fields of a check, as an address with these choices opens them. */
async function open(game: string, options: object): Promise<HTMLElement> {
  input = readVerifyHash(`#game=${game}&options=${JSON.stringify(options)}`) as InstantInput;
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const render = async () =>
    root?.render(
      <InstantFields
        input={input}
        onChange={(next) => {
          input = next;
          void render();
        }}
      />,
    );
  await act(render);
  return box;
}

const labels = (box: HTMLElement) => [...box.querySelectorAll('label')].map(({ textContent }) => textContent);
const choices = (box: HTMLElement) => [...box.querySelectorAll('option')].map(({ textContent }) => textContent);

async function enter(field: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (!field) throw new Error('there is no such field');
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('bn', MESSAGES, bn);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe('the options of a round to verify', () => {
  it.each([
    ['dice', { target: 5_000, over: true }, [bn.dice.side, bn.dice.target]],
    ['limbo', { target: 200 }, [bn.limbo.target]],
    ['plinko', { rows: 12, risk: 'low' }, [bn.plinko.rows, bn.instant.risk]],
    ['wheel', { segments: 20, risk: 'low' }, [bn.wheel.segments, bn.instant.risk]],
    ['keno', { picks: [3, 9, 40], risk: 'high' }, [bn.verify.picks, bn.instant.risk]],
    ['baccarat', { bets: { player: '10.00' } }, [bn.baccarat.spot.player, bn.verify.addSpot]],
    ['sicbo', { bets: { big: '10.00' } }, [bn.sicbo.spot.big, bn.verify.addSpot]],
  ])('of %s are shown in the visitor’s language', async (game, options, words) => {
    const box = await open(game, options);
    expect(labels(box)).toEqual(words);
    expect(choices(box).join()).not.toMatch(/over|under|low|high|player|big/i);
  });

  it('change with what is entered', async () => {
    const box = await open('dice', { target: 5_000, over: true });
    await enter(box.querySelector('input'), '25.5');
    await enter(box.querySelector('select'), 'under');
    expect(input.options).toEqual({ target: 2_550, over: false });
  });

  it('stay unchanged, with an error, while an impossible value is entered', async () => {
    const box = await open('keno', { picks: [3, 9], risk: 'low' });
    await enter(box.querySelector('input'), '3 9 41');
    expect(input.options).toEqual({ picks: [3, 9], risk: 'low' });
    expect(box.textContent).toContain(bn.errors.validation_failed);
    await enter(box.querySelector('input'), '3 9 40');
    expect(input.options).toEqual({ picks: [3, 9, 40], risk: 'low' });
    expect(box.textContent).not.toContain(bn.errors.validation_failed);
  });

  it('of a table are bets, which can be added and removed except the last', async () => {
    const box = await open('baccarat', { bets: { player: '10.00' } });
    await enter(box.querySelector('select'), 'tie');
    expect(input.options).toEqual({ bets: { player: '10.00', tie: '10.00' } });
    await enter(box.querySelector('input'), '');
    expect(input.options).toEqual({ bets: { tie: '10.00' } });
    await enter(box.querySelector('input'), '');
    expect(input.options).toEqual({ bets: { tie: '10.00' } });
  });
});
