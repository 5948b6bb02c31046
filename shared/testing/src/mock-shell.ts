/** For the tests of remotes: a mock of the shell, and Testing Library. */
export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { mockBoot, mockSession } from './mock-shell/mock-boot';
export type { RecordedCall, MockAnswers } from './mock-shell/mock-client';
export type { ServiceCall } from './mock-shell/mock-services';
export { type MockShell, type MockShellOptions, mockShell } from './mock-shell/mock-shell';
export { mockBrowserApis } from './mock-shell/mock-browser-apis';
