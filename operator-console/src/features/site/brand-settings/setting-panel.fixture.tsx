import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import type { ApiError } from '@marquee/kit/http/api-error';
import { act, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import type { MockAnswers } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { SettingPanel } from './setting-panel';

const OPERATOR = { ...exampleValue('operator.me'), brands: ['meridian'], offsets: { meridian: 420 } };
export const REVISION = 'revision-0000001';

/** What the server answers to a change. */
export type SetAnswer = CallValue<'brandSettings.set'> | ApiError;

interface PanelOptions {
  readonly countryDatabase?: string | null;
  /** One after the other; without any, each change counts. */
  readonly answers?: readonly SetAnswer[];
  readonly more?: MockAnswers;
}

/** The panel of a setting of Meridian, and what it sends. */
export async function renderSetting(
  setting: BrandSettingState['setting'],
  value: object,
  { countryDatabase = 'Test-Country, 2026-01-01', answers = [], more = {} }: PanelOptions = {},
) {
  const state = { setting, revision: REVISION, value } as BrandSettingState;
  const pending = [...answers];
  const shell = await mockShell({
    answers: {
      'brandSettings.set': ({ value: saved }) => {
        const answer = pending.shift();
        if (answer instanceof Error) throw answer;
        return (
          answer ?? { state: { ...state, revision: 'revision-0000002', value: saved } as typeof state, proposal: null }
        );
      },
      'proposals.list': { content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 },
      ...more,
    },
    messages: { console: en },
  });
  let receive: (latest: BrandSettingState) => void = () => undefined;
  function Latest() {
    const [latest, setLatest] = useState(state);
    receive = setLatest;
    return <SettingPanel brand="meridian" currency="VND" countryDatabase={countryDatabase} state={latest} />;
  }
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={OPERATOR}>
        <Latest />
      </OperatorContext>
    </ClientContext>,
  );
  await screen.findByLabelText(/^Reason/);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return {
    user,
    /** The server's next answer to a reading. */
    receive: (latest: BrandSettingState) => act(() => receive(latest)),
    saved: () => shell.calls.filter(({ id }) => id === 'brandSettings.set').map(({ input }) => input),
    async enter(field: HTMLElement | string, text: string) {
      const element = typeof field === 'string' ? screen.getByLabelText(new RegExp(`^${field}`)) : field;
      await user.clear(element);
      if (text !== '') await user.type(element, text);
    },
    save: () => user.click(screen.getByRole('button', { name: /^(?:Save the|Save customer|Propose)/ })),
  };
}

/** A request that saves a value. */
export const saving = (setting: BrandSettingState['setting'], value: object, reason: string, revision = REVISION) => ({
  brand: 'meridian',
  setting,
  revision,
  value,
  reason,
});
