import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import messages from '../i18n/messages/en.json';
import { FailedPanel } from './failed-panel';

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { kit: messages } }, interpolation: { escapeValue: false } });
});
afterEach(cleanup);

it('says what failed and why, and tries again', () => {
  const onRetry = vi.fn();
  render(<FailedPanel remote="mf-games" reason="network" reservePx={278} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('This part did not loadThe connection was interrupted.Try again');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('is one line with the same words in a slot of little height', () => {
  const onRetry = vi.fn();
  render(<FailedPanel remote="mf-wallet" reason="network" reservePx={32} onRetry={onRetry} />);
  const line = screen.getByRole('alert');
  expect(line.className).toBe('line');
  expect(line.textContent).toBe('This part did not loadThe connection was interrupted.');
  expect(line.title).toBe('The connection was interrupted.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
