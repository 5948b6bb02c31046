import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { drawCaptcha } from './captcha-image';

it('draws a different png of 160 by 56 each time', async () => {
  const [first, second] = [drawCaptcha('01234'), drawCaptcha('01234')];
  const image = await loadImage(Buffer.from(first, 'base64'));
  expect([image.width, image.height]).toEqual([160, 56]);
  expect(first).not.toBe(second);
});

it('draws every digit', () => {
  expect(() => drawCaptcha('0123456789')).not.toThrow();
});
