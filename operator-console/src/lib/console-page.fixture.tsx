import { type MockAnswers, mockShell, userEvent } from '@marquee/testing/mock-shell';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import en from '../messages/en.json';
import { ClientContext } from './calls';
import { OperatorContext } from './session/operator';

interface OpenedPage {
  /** Address to open. */
  readonly path: string;
  /** Pages by the pattern of their route. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  readonly answers: MockAnswers;
  /** What stands on every page. */
  readonly frame?: ReactNode;
}

/** Opens a page of the console as an operator of `sundarban` with the right to agents. */
export async function openConsolePage({ path, pages, answers, frame }: OpenedPage) {
  const shell = await mockShell({ answers, messages: { console: en }, path });
  const { unmount } = shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={{ brands: ['sundarban'], rights: ['agents'] } as never}>
        {frame}
        <Routes>
          {Object.entries(pages).map(([pattern, page]) => (
            <Route key={pattern} path={pattern} element={page} />
          ))}
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  return {
    unmount,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    /** What a call was asked, in order. */
    inputsOf: (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input),
  };
}
