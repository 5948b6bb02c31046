import { expect, it } from 'vitest';
import { defineRemote, type SlotFillerProps } from './define-remote';

const loaderOf =
  <Component,>(component: Component) =>
  () =>
    Promise.resolve({ default: component });

const Frame = ({ children }: SlotFillerProps<'member.frame'>) => <main>{children}</main>;
const Card = () => <p>card</p>;
const Greeting = ({ name }: { readonly name: string }) => <p>{name}</p>;

it('takes fillers that ask for what a slot gives, and refuses others when it is compiled', () => {
  const remote = { namespace: 'loyalty', messages: {} };
  const { slots } = defineRemote({ ...remote, slots: { card: loaderOf(Card), frame: loaderOf(Frame) } });
  expect(Object.keys(slots ?? {})).toEqual(['card', 'frame']);
  // @ts-expect-error -- no slot gives a name
  defineRemote({ ...remote, slots: { greeting: loaderOf(Greeting) } });
  // @ts-expect-error -- there is no such slot
  const Nowhere = (_props: SlotFillerProps<'home.nowhere'>) => null;
  expect(Nowhere).toBeDefined();
});
