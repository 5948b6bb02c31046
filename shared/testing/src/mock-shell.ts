/** What a remote's own tests need: a shell without a shell, and the means to look at the page. */
export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { mockBoot, mockSession } from './mock-shell/mock-boot';
export type { MadeCall, MockAnswers } from './mock-shell/mock-client';
export type { Asked } from './mock-shell/mock-services';
export { type MockShell, type MockShellOptions, mockShell } from './mock-shell/mock-shell';
export { standInForBrowser } from './mock-shell/stand-in-for-browser';
