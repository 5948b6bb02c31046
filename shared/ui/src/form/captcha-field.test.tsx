import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaField } from './captcha-field';

const texts = { label: 'Captcha', image: 'Picture', refresh: 'Another picture' };
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(() => Promise.resolve(`picture${load.mock.calls.length}`));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (attempt: number) => <CaptchaField attempt={attempt} load={load} texts={texts} name="captcha" />;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const requestNewPicture = () => fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
const pictureSrc = () => screen.getByAltText<HTMLImageElement>('Picture').src;

describe('the picture of a captcha', () => {
  it('is replaced on request, at most once a second', async () => {
    render(field(0));
    await pass(1_000);
    expect(load).toHaveBeenCalledTimes(1);
    for (let clicks = 0; clicks < 5; clicks++) requestNewPicture();
    await pass(999);
    requestNewPicture();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1);
    requestNewPicture();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(3);
    expect(pictureSrc()).toContain('picture3');
  });

  it('is replaced at once for the next attempt, because the last is used up', async () => {
    const { rerender } = render(field(0));
    await pass(0);
    rerender(field(1));
    await pass(0);
    expect(pictureSrc()).toContain('picture2');
  });

  it('is the last requested one, even if an older one arrives late', async () => {
    load.mockImplementationOnce(() => new Promise((resolve) => void setTimeout(() => resolve('late'), 500)));
    const { rerender } = render(field(0));
    rerender(field(1));
    await pass(600);
    expect(pictureSrc()).toContain('picture2');
  });

  it('leaves its space empty without a picture', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    render(field(0));
    await pass(0);
    expect(screen.queryByAltText('Picture')).toBeNull();
  });
});
